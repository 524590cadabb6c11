import { CallButton, WhatsappButton } from "../components/contact-button";
import { phoneHref } from "../content/contact-links";
import type { EmergencyBanner as Content } from "../content/types";

/** The one lamp-coloured band of a page. The call comes first: danger is called and not typed. */
export function EmergencyBanner({ title, text, call193, message, buttonText }: Content) {
  return (
    <div className="bg-lamp text-night [--focus:var(--color-night)] print:hidden">
      <div className="wrap grid items-center gap-6 py-10 md:grid-cols-[1fr_auto] md:py-14">
        <div>
          <h3 className="text-2xl font-extrabold tracking-tight">{title}</h3>
          <p className="mt-2 max-w-144">{call193 ? <FireBrigade text={text} call193={call193} /> : text}</p>
        </div>
        <div className="flex flex-col gap-3">
          <CallButton look="night" />
          <WhatsappButton message={message} text={buttonText} look="outline" />
        </div>
      </div>
    </div>
  );
}

/** 193 is the fire brigade's number everywhere in Brazil. */
function FireBrigade({ text, call193 }: { text: string; call193: string }) {
  const [before, after] = text.split(call193);
  return (
    <>
      {before}
      <a
        href={phoneHref("193")}
        className="inline-flex min-h-11 items-center font-bold whitespace-nowrap underline underline-offset-4"
      >
        {call193}
      </a>
      {after}
    </>
  );
}
