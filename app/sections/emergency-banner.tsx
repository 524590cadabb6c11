import { WhatsappButton } from "../components/contact-button";
import { messages } from "../content/messages";
import type { EmergencyBanner as Content } from "../content/types";

/** The one lamp-coloured band of a page. */
export function EmergencyBanner({ title, text, buttonText }: Content) {
  return (
    <div className="bg-lamp text-night [--focus:var(--color-night)] print:hidden">
      <div className="wrap grid items-center gap-6 py-10 md:grid-cols-[1fr_auto] md:py-14">
        <div>
          <h3 className="text-2xl font-extrabold tracking-tight">{title}</h3>
          <p className="mt-2 max-w-144">{text}</p>
        </div>
        <WhatsappButton message={messages.emergency} text={buttonText} look="night" />
      </div>
    </div>
  );
}
