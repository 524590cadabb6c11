import Phone from "lucide-react/icons/phone";
import { messages } from "../content/messages";
import { usePage } from "../hooks/use-page";
import { CallLink, ChatAnchor } from "./contact-button";
import { PhoneNumber } from "./phone-number";
import { Tooltip } from "./tooltip";
import { WhatsappIcon } from "./whatsapp-icon";

/**
 * The round chat button at the bottom right of every page. On a phone the call bar appears beside it when the first screen's own
 * buttons scroll away, and goes while the number can be tapped elsewhere (before-hydration.ts).
 */
export function QuickContact() {
  const page = usePage();
  return (
    <aside aria-label="Contato rápido" className="quick">
      <div className="thumb-track absolute flex flex-col justify-end sm:hidden">
        <CallLink className="button call call-bar z-10">
          <Phone />
          <span>
            Ligar <PhoneNumber />
          </span>
        </CallLink>
      </div>
      <Tooltip text="Chamar no WhatsApp">
        <ChatAnchor message={page?.message ?? messages.urgent} className="button z-10">
          <WhatsappIcon className="w-[min(2rem,12vw)]" />
          <span className="sr-only">Chamar no WhatsApp</span>
        </ChatAnchor>
      </Tooltip>
    </aside>
  );
}
