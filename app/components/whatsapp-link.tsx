import type { ComponentProps } from "react";
import { business } from "~/content/business";
import { whatsappHref } from "~/utils/contact-links";
import { Button, type ButtonLook } from "./button";
import type { TextLink } from "./text-link";
import { WhatsappIcon } from "./whatsapp-icon";

interface WhatsappLinkProps extends ComponentProps<"a"> {
  /** First message of the chat. */
  message: string;
  as?: "a" | typeof TextLink;
}

/** A link that opens a chat and announces the new tab (WCAG G201). Links with different messages have different texts (2.4.4). */
export function WhatsappLink({ message, as: Link = "a", children, ...attributes }: WhatsappLinkProps) {
  return (
    <Link {...chatAttributes(message)} {...attributes}>
      {children}
      <OpensInNewTab />
    </Link>
  );
}

/** The label of a button that opens a chat, unless `text` replaces it. */
export const chatLabel = "Chamar no WhatsApp";

interface WhatsappButtonProps extends Partial<Omit<ButtonLook, "className">> {
  message: string;
  text?: string;
  /** Gives the icon WhatsApp's color, for an outlined button on a card. */
  isIconGreen?: boolean;
}

export function WhatsappButton({
  message,
  text = chatLabel,
  variant = "whatsapp",
  size,
  isIconGreen,
}: WhatsappButtonProps) {
  return (
    <Button variant={variant} size={size} {...chatAttributes(message)}>
      <WhatsappIcon className={isIconGreen ? "text-whatsapp" : undefined} />
      <span>{text}</span>
      <OpensInNewTab />
    </Button>
  );
}

function chatAttributes(message: string) {
  return { href: whatsappHref(business.whatsapp, message), target: "_blank", rel: "noopener noreferrer" };
}

/** The trailing space separates two links when no styles are loaded. */
export function OpensInNewTab() {
  return <span className="sr-only"> (abre em nova aba) </span>;
}
