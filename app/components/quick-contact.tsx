import Phone from "lucide-react/icons/phone";
import { business } from "../content/business";
import { messages } from "../content/messages";
import { maskPhone } from "../formats/contact-links";
import { usePage } from "../hooks/use-page";
import { CallLink, ChatAnchor } from "./contact-button";
import { WhatsappIcon } from "./whatsapp-icon";

/**
 * The round chat button at the bottom right of every page. On a phone the number to call appears beside it when the first
 * screen's own buttons have scrolled away, and goes while another link to call is in view: three buttons at once are enough.
 */
export function QuickContact() {
  const page = usePage();
  return (
    <aside aria-label="Contato rápido">
      <div className="thumb-track absolute flex flex-col justify-end sm:hidden short:flex">
        <CallLink className="button call z-10 short:self-end">
          <Phone />
          <span>
            Ligar <span className="phone-number max-[17rem]:sr-only">{maskPhone(business.phone)}</span>
          </span>
        </CallLink>
      </div>
      <ChatAnchor message={page?.message ?? messages.urgent} data-tooltip="Chamar no WhatsApp" className="button z-10">
        <WhatsappIcon className="w-[min(2rem,12vw)]" />
        <span className="sr-only">Chamar no WhatsApp</span>
      </ChatAnchor>
    </aside>
  );
}
