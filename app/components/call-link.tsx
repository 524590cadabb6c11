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

/** Turns the numbers of the police (190) and the fire brigade (193) in a text into links. */
export function EmergencyLinks({ text }: { text: string }): ReactNode {
  // \b skips longer numbers such as 1930. With a capturing group, every second part is a match.
  return text.split(/((?:Ligue )?\b19[03]\b(?: \(\p{L}+\))?)/u).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
      <TextLink key={index} href={`tel:${part.replace(/\D/g, "")}`}>
        {part}
      </TextLink>
    ) : (
      part
    ),
  );
}
