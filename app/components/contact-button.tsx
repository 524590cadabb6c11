import Phone from "lucide-react/icons/phone";
import type { ComponentProps, ReactNode } from "react";
import { business } from "../content/business";
import { whatsappHref } from "../utils/contact-links";
import { Button, type ButtonProps } from "./button";
import { PhoneNumber } from "./phone-number";
import { TextLink } from "./text-link";
import { WhatsappIcon } from "./whatsapp-icon";

/** @returns the attributes of a link that opens a WhatsApp chat with `message` in a new tab */
function chatAttributes(message: string) {
  return { href: whatsappHref(business.whatsapp, message), target: "_blank", rel: "noopener noreferrer" };
}

/** Announces the new tab (WCAG technique G201). The trailing space separates two links when no styles are loaded. */
function OpensInNewTab() {
  return <span className="sr-only"> (abre em nova aba) </span>;
}

/** A link to a chat. Links with different messages need different texts (WCAG 2.4.4). */
export function ChatAnchor({ message, children, ...attributes }: ComponentProps<"a"> & { message: string }) {
  return (
    <a {...chatAttributes(message)} {...attributes}>
      {children}
      <OpensInNewTab />
    </a>
  );
}

export function ChatLink({ message, linkText }: { message: string; linkText: string }) {
  return (
    <TextLink {...chatAttributes(message)}>
      {linkText}
      <OpensInNewTab />
    </TextLink>
  );
}

interface WhatsappButtonProps extends Partial<Pick<ButtonProps, "look" | "size">> {
  message: string;
  text?: string;
  iconClassName?: string;
}

export function WhatsappButton({
  message,
  text = "Chamar no WhatsApp",
  look = "chat",
  size,
  iconClassName,
}: WhatsappButtonProps) {
  return (
    <Button look={look} size={size} {...chatAttributes(message)}>
      <WhatsappIcon className={iconClassName} />
      <span>{text}</span>
      <OpensInNewTab />
    </Button>
  );
}

export function CallLink(attributes: ComponentProps<"a">) {
  return <a href={`tel:${business.phone}`} {...attributes} />;
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

interface CallButtonProps extends Pick<ButtonProps, "look" | "size" | "className"> {
  /** A short number such as 193, which needs a `text`. The default is the business's number. */
  number?: string;
  text?: string;
}

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

interface ContactPairProps {
  message: string;
  /** Label of the WhatsApp button. */
  text?: string;
  /** Look of the call button. */
  look?: ButtonProps["look"];
  className?: string;
}

/** Both ways to reach the business, side by side: not every visitor has credit to call or data to chat. */
export function ContactPair({ message, text, look = "call", className = "mt-4" }: ContactPairProps) {
  return (
    <div className={`grid gap-3 ${className}`}>
      <WhatsappButton message={message} text={text} />
      <CallButton look={look} />
    </div>
  );
}
