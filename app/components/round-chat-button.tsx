import { business } from "../content/business";
import { messages } from "../content/messages";
import { whatsappHref } from "./contact-links";
import { WhatsappIcon } from "./whatsapp-icon";

/** Fixed at the bottom right of every screen, above the safe area. */
export function RoundChatButton() {
  return (
    <a
      href={whatsappHref(business.whatsapp, messages.urgent)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Chaveiro urgente no WhatsApp (abre em nova aba)"
      data-hint="Chaveiro urgente no WhatsApp"
      className="fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[calc(1rem+env(safe-area-inset-bottom))] z-10 flex size-15 items-center justify-center rounded-full border-2 border-whatsapp-ink bg-whatsapp text-whatsapp-ink [--focus:var(--color-accent)] hover:bg-whatsapp-bright print:hidden"
    >
      <WhatsappIcon className="size-8" />
    </a>
  );
}
