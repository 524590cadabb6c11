import { Phone } from "lucide-react";
import type { ComponentPropsWithoutRef } from "react";
import { business } from "../content/business";
import { phoneHref, whatsappHref } from "../content/contact-links";
import type { ChatLinkContent } from "../content/schema";
import { PhoneNumber } from "./phone-number";
import { WhatsappIcon } from "./whatsapp-icon";

type Look = "" | "call" | "call outline" | "outline" | "lamp";

interface ChatAnchorProps extends ComponentPropsWithoutRef<"a"> {
  message: string;
}

/**
 * A link that opens a WhatsApp chat with `message` in a new tab. Hidden text announces the tab (WCAG technique G201). Links
 * with different messages need different texts (WCAG 2.4.4). The blank at the end of a link keeps it apart from the next in
 * browsers without styles.
 */
export function ChatAnchor({ message, children, ...attributes }: ChatAnchorProps) {
  return (
    <a href={whatsappHref(business.whatsapp, message)} target="_blank" rel="noopener noreferrer" {...attributes}>
      {children}
      <span className="sr-only"> (abre em nova aba) </span>
    </a>
  );
}

interface WhatsappButtonProps {
  message: string;
  text?: string;
  look?: Look;
}

export function WhatsappButton({ message, text = "Chamar no WhatsApp", look = "" }: WhatsappButtonProps) {
  return (
    <ChatAnchor message={message} className={`button ${look}`.trim()}>
      <WhatsappIcon />
      <span>{text}</span>
    </ChatAnchor>
  );
}

export function ChatLink({ message, linkText }: ChatLinkContent) {
  return (
    <ChatAnchor message={message} className="link">
      {linkText}
    </ChatAnchor>
  );
}

interface CallButtonProps {
  look: Look;
  /** Another number than the one of the business, with its name. */
  number?: string;
  text?: string;
}

/** A button-like link that calls the business or, with `number`, somebody else. */
export function CallButton({ look, number = business.phone, text }: CallButtonProps) {
  return (
    <a href={phoneHref(number)} className={`button ${look}`.trim()}>
      <Phone />
      <span>Ligar {text ?? <PhoneNumber />} </span>
    </a>
  );
}
