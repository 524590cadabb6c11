import Phone from "lucide-react/icons/phone";
import type { ComponentProps, ReactNode } from "react";
import { business } from "~/content/business";
import { Button, type ButtonLook } from "./button";
import { PhoneNumber } from "./phone-number";
import { TextLink } from "./text-link";

interface CallLinkProps extends ComponentProps<"a"> {
  as?: "a" | typeof TextLink;
}

export function CallLink({ as: Link = "a", ...attributes }: CallLinkProps) {
  return <Link href={`tel:${business.phone}`} {...attributes} />;
}

type CallButtonProps = ButtonLook &
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

/** "190", "Ligue 193 (Bombeiros)". Amounts, "R$ 190" and "1.190", match too and are skipped: Safari 15.4 has no lookbehind. */
const numberOrAmount = /((?:Ligue |R\$\s?)?(?:\d[\d.]*\.)?\b19[03]\b(?![.,]\d)(?: \(\p{L}+\))?)/u;

/** Turns each 190 and 193 in a text into a link, except amounts. */
export function EmergencyLinks({ text }: { text: string }): ReactNode {
  // With a capturing group, every second part is what the group has found.
  return text.split(numberOrAmount).map((part, index) =>
    index % 2 && /^(Ligue )?19[03](?!\.)/.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
      <TextLink key={index} href={`tel:${part.replace(/\D/g, "")}`}>
        {part}
      </TextLink>
    ) : (
      part
    ),
  );
}
