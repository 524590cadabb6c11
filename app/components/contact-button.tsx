import { Phone } from "lucide-react";
import { business } from "../content/business";
import { maskPhone, phoneHref, whatsappHref } from "./contact-links";
import { NewTab } from "./new-tab";
import { WhatsappIcon } from "./whatsapp-icon";

const shape =
  "inline-flex min-h-13 items-center justify-center gap-2.5 rounded-md border-2 px-6 py-2.5 text-center font-bold leading-snug";

/** A link to a WhatsApp chat that opens with `message`. Where the message differs, `text` must differ too (WCAG 2.4.4). */
export function WhatsappButton({ message, text }: { message: string; text: string }) {
  return (
    <a
      href={whatsappHref(business.whatsapp, message)}
      target="_blank"
      rel="noopener noreferrer"
      className={`${shape} border-transparent bg-whatsapp text-whatsapp-ink motion-safe:transition-colors hover:bg-whatsapp-bright`}
    >
      <WhatsappIcon className="size-5.5 shrink-0" />
      <span>
        {text}
        <NewTab />
      </span>
    </a>
  );
}

const callLooks = {
  white: "border-transparent bg-white text-night hover:bg-lamp-pale",
  outline: "border-current hover:bg-ink hover:text-page",
};

/** A link that calls the business. */
export function CallButton({ look }: { look: keyof typeof callLooks }) {
  return (
    <a href={phoneHref(business.phone)} className={`${shape} motion-safe:transition-colors ${callLooks[look]}`}>
      <Phone className="size-5 shrink-0" />
      <span>
        Ligar <span className="whitespace-nowrap">{maskPhone(business.phone)}</span>
      </span>
    </a>
  );
}
