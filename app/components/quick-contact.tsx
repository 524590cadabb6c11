import { Phone } from "lucide-react";
import { useEffect, useRef } from "react";
import { business } from "../content/business";
import { maskPhone, phoneHref } from "../content/contact-links";
import { messages } from "../content/messages";
import { usePage } from "../hooks/use-page";
import { ChatAnchor } from "./contact-button";
import { WhatsappIcon } from "./whatsapp-icon";

/**
 * The round chat button at the bottom right of every page. On a phone the number to call appears beside it when the first
 * screen's own buttons have scrolled away, and goes while another link to call is in view: three buttons at once are enough.
 */
export function QuickContact() {
  const page = usePage();
  const track = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const others = new Set<Element>();
    const note = (changes: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of changes) others[isIntersecting ? "add" : "delete"](target);
      track.current?.toggleAttribute("data-away", others.size > 0);
    };
    const view = new IntersectionObserver(note, { threshold: 1 });
    for (const link of document.querySelectorAll(`:is(main, footer) [href="${phoneHref(business.phone)}"]`))
      view.observe(link);
    return () => view.disconnect();
  }, []);
  return (
    <aside aria-label="Contato rápido" className="print:hidden">
      <div ref={track} className="thumb-track absolute flex flex-col justify-end sm:hidden short:flex">
        <a href={phoneHref(business.phone)} className="button call z-10 short:self-end">
          <Phone />
          <span>
            Ligar <span className="max-[17rem]:sr-only">{maskPhone(business.phone)}</span>
          </span>
        </a>
      </div>
      <ChatAnchor message={page?.message ?? messages.urgent} data-tooltip="Chamar no WhatsApp" className="button z-10">
        <WhatsappIcon className="w-8" />
        <span className="sr-only">Chamar no WhatsApp</span>
      </ChatAnchor>
    </aside>
  );
}
