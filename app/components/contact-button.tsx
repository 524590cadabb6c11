import Phone from "lucide-react/icons/phone";
import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { business } from "../content/business";
import { whatsappHref } from "../formats/contact-links";
import { PhoneNumber } from "./phone-number";
import { WhatsappIcon } from "./whatsapp-icon";

/** Without a look, a button is in WhatsApp's green. */
type Look = "call" | "call outline" | "outline" | "lamp";

/**
 * A link that opens a WhatsApp chat with `message` in a new tab. Hidden text announces the tab (WCAG technique G201). Links
 * with different messages need different texts (WCAG 2.4.4). The blank at the end of a link keeps it apart from the next in
 * browsers without styles.
 */
export function ChatAnchor({ message, children, ...attributes }: ComponentPropsWithoutRef<"a"> & { message: string }) {
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

export function WhatsappButton({ message, text = "Chamar no WhatsApp", look }: WhatsappButtonProps) {
  return (
    <ChatAnchor message={message} className={look ? `button ${look}` : "button"}>
      <WhatsappIcon />
      <span>{text}</span>
    </ChatAnchor>
  );
}

export function ChatLink({ message, linkText }: { message: string; linkText: string }) {
  return (
    <ChatAnchor message={message} className="link">
      {linkText}
    </ChatAnchor>
  );
}

interface CallLinkProps extends ComponentPropsWithoutRef<"a"> {
  /** In E.164, or a short number such as 193; else the number of the business. */
  number?: string;
}

export function CallLink({ number = business.phone, ...attributes }: CallLinkProps) {
  return <a href={`tel:${number}`} {...attributes} />;
}

/** A text in which the numbers of police (190) and fire brigade (193), the same all over Brazil, are links. */
export function EmergencyLinks({ text }: { text: string }): ReactNode {
  // Not a part of another number, such as 1930 or 3193. Every second part is one that matches.
  return text.split(/((?:Ligue )?\b19[03]\b(?: \(\p{L}+\))?)/u).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
      <CallLink key={index} number={part.replace(/\D/g, "")} className="link">
        {part}
      </CallLink>
    ) : (
      part
    ),
  );
}

interface CallButtonProps {
  look: Look;
  /** Another number than the one of the business, and what the button then says. */
  number?: string;
  text?: string;
}

export function CallButton({ look, number, text }: CallButtonProps) {
  return (
    <CallLink number={number} className={`button ${look}`}>
      <Phone />
      <span>
        {text ?? (
          <>
            Ligar <PhoneNumber />
          </>
        )}{" "}
      </span>
    </CallLink>
  );
}

interface ContactPairProps {
  message: string;
  /** Text of the chat's button. */
  text?: string;
  look?: "call" | "call outline";
  className?: string;
}

/** Both ways to reach the business. Where one of them is of no use, the other stands beside it. */
export function ContactPair({ message, text, look = "call", className = "mt-4" }: ContactPairProps) {
  return (
    <div className={`grid gap-3 ${className}`}>
      <WhatsappButton message={message} text={text} />
      <CallButton look={look} />
    </div>
  );
}
