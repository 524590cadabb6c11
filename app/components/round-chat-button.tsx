import { business } from "../content/business";
import { whatsappHref } from "../content/contact-links";
import { messages } from "../content/messages";
import { WhatsappIcon } from "./whatsapp-icon";

/** Fixed at the bottom right of every screen, above the safe area. */
export function RoundChatButton() {
  return (
    <aside aria-label="Contato rápido" className="print:hidden">
      <a
        href={whatsappHref(business.whatsapp, messages.urgent)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Chaveiro urgente no WhatsApp (abre em nova aba)"
        data-hint="Chaveiro urgente no WhatsApp"
        className="corner z-10 flex size-15 items-center justify-center rounded-full border-2 border-whatsapp-ink bg-whatsapp text-whatsapp-ink hover:bg-whatsapp-bright"
      >
        <WhatsappIcon className="size-8" />
      </a>
    </aside>
  );
}
