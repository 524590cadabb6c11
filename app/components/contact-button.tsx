import { Phone } from "lucide-react";
import type { ComponentPropsWithoutRef } from "react";
import { business } from "../content/business";
import { phoneHref, whatsappHref } from "../content/contact-links";
import type { ChatLinkContent } from "../content/types";
import { PhoneNumber } from "./phone-number";
import { WhatsappIcon } from "./whatsapp-icon";

const shape =
  "inline-flex min-h-13 items-center justify-center gap-2.5 rounded-md border-2 py-2.5 text-center leading-snug font-bold";

const inset = "px-[min(1rem,4vw)] sm:px-6";

const looks = {
  whatsapp: `${inset} border-transparent bg-whatsapp text-whatsapp-ink hover:bg-whatsapp-bright`,
  white: `${inset} border-transparent bg-white text-night hover:bg-lamp-pale`,
  band: `${inset} border-transparent bg-band-button text-surface hover:underline`,
  framed: `${inset} border-current hover:bg-ink hover:text-page`,
  quiet: "quiet px-1 border-edge hover:border-whatsapp hover:bg-whatsapp hover:text-whatsapp-ink",
};

type Look = keyof typeof looks;

interface ChatAnchorProps extends ComponentPropsWithoutRef<"a"> {
  message: string;
}

/**
 * A link that opens a WhatsApp chat with `message` in a new tab. Hidden text announces the tab (WCAG technique G201). Links
 * with different messages need different texts (WCAG 2.4.4).
 */
export function ChatAnchor({ message, children, ...attributes }: ChatAnchorProps) {
  return (
    <a href={whatsappHref(business.whatsapp, message)} target="_blank" rel="noopener noreferrer" {...attributes}>
      {children}
      <span className="sr-only"> (abre em nova aba)</span>
    </a>
  );
}

interface WhatsappButtonProps {
  message: string;
  text?: string;
  look?: Look;
}

export function WhatsappButton({ message, text = "Chamar no WhatsApp", look = "whatsapp" }: WhatsappButtonProps) {
  return (
    <ChatAnchor message={message} className={`${shape} ${looks[look]}`}>
      <WhatsappIcon className="size-6 shrink-0 max-[15rem]:hidden" />
      <span>{text}</span>
    </ChatAnchor>
  );
}

export function ChatLink({ message, linkText }: ChatLinkContent) {
  return (
    <ChatAnchor message={message} className="relative -my-3 inline-block py-3 font-bold underline underline-offset-4">
      {linkText}
    </ChatAnchor>
  );
}

export function CallButton({ look }: { look: Look }) {
  return (
    <a href={phoneHref(business.phone)} className={`${shape} ${looks[look]}`}>
      <Phone className="size-5 shrink-0 max-[15rem]:hidden" />
      <span>
        Ligar <PhoneNumber />
      </span>
    </a>
  );
}
