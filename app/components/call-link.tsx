import Phone from "lucide-react/icons/phone";
import type { ComponentProps } from "react";
import { business } from "~/content/business";
import { Button, type ButtonLook } from "./button";
import { PhoneNumber } from "./phone-number";
import type { TextLink } from "./text-link";

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
      {/* The trailing space separates two links when no styles are loaded. */}
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
