import Phone from "lucide-react/icons/phone";
import type { ComponentProps, ReactNode } from "react";
import { business } from "~/content/business";
import { Button, type ButtonProps } from "./button";
import { PhoneNumber } from "./phone-number";
import { TextLink } from "./text-link";

interface CallLinkProps extends ComponentProps<"a"> {
  as?: "a" | typeof TextLink;
}

export function CallLink({ as: Link = "a", ...attributes }: CallLinkProps) {
  return <Link href={`tel:${business.phone}`} {...attributes} />;
}

type CallButtonProps = Pick<ButtonProps, "variant" | "size" | "className"> &
  // The business's number, or a short one such as 193, which needs a text.
  ({ number?: undefined; text?: string } | { number: string; text: string });

export function CallButton({ number = business.phone, text, ...attributes }: CallButtonProps) {
  return (
    <Button href={`tel:${number}`} {...attributes}>
      <Phone size="1.2em" />
      <span>
        {text ?? (
          <>
            Ligar <PhoneNumber />
          </>
        )}{" "}
      </span>
    </Button>
  );
}

/** Turns the numbers of the police (190) and the fire brigade (193) in a text into links: "ligue 190", "para o 193", and not "R$ 190". */
export function EmergencyLinks({ text }: { text: string }): ReactNode {
  // With a capturing group, every second part is a match.
  const parts = text.split(/((?:Ligue )?\b19[03]\b(?: \(\p{L}+\))?)/u);
  const isToCall = (index: number) =>
    /^Ligue|\)$/.test(parts[index] ?? "") || /\b(ligue|disque|chame|o|ou) $/.test(parts[index - 1] ?? "");
  return parts.map((part, index) =>
    index % 2 && isToCall(index) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
      <TextLink key={index} href={`tel:${part.replace(/\D/g, "")}`}>
        {part}
      </TextLink>
    ) : (
      part
    ),
  );
}
