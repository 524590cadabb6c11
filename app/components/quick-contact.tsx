import { Phone } from "lucide-react";
import { business } from "../content/business";
import { maskPhone, phoneHref } from "../content/contact-links";
import { messages } from "../content/messages";
import { usePage } from "../hooks/use-page";
import { ChatAnchor } from "./contact-button";
import { WhatsappIcon } from "./whatsapp-icon";

/**
 * The round chat button at the bottom right of every page. On a phone the number to call appears beside it when the first
 * screen's own buttons have scrolled away.
 */
export function QuickContact() {
  const page = usePage();
  return (
    <aside aria-label="Contato rápido" className="print:hidden">
      <div className="thumb-track absolute inset-x-0 bottom-0 flex flex-col justify-end sm:hidden short:flex">
        <a
          href={phoneHref(business.phone)}
          className="thumb-call z-10 flex short:self-end short:px-6 items-center justify-center gap-2 rounded-full border-2 border-night bg-white text-center font-bold text-night"
        >
          <Phone />
          Ligar {maskPhone(business.phone)}
        </a>
      </div>
      <ChatAnchor
        message={page?.message ?? messages.urgent}
        data-tooltip="Chamar no WhatsApp"
        className="chat z-10 flex items-center justify-center rounded-full border-2 border-whatsapp-ink bg-whatsapp text-whatsapp-ink hover:bg-whatsapp-bright"
      >
        <WhatsappIcon className="w-8" />
        <span className="sr-only">Chamar no WhatsApp</span>
      </ChatAnchor>
    </aside>
  );
}
