import { usePageMessage } from "~/hooks/use-route-handle";
import { CallButton } from "./call-link";
import { Tooltip } from "./tooltip";
import { WhatsappIcon } from "./whatsapp-icon";
import { chatLabel, WhatsappLink } from "./whatsapp-link";

/** The contacts that are always in view: on phones a bar with both, otherwise a round chat button (the header shows the number). */
export function QuickContact() {
  return (
    <aside aria-label="Contato rápido" className="sticky bottom-0 z-2 sm:fixed sm:corner-safe print:hidden">
      {/* On phones the bar takes up room at the end of the page, so that it never covers the last line. */}
      <div className="flex items-center justify-between gap-2 border-t border-night-border night-ground px-inset pt-2 pb-safe sm:contents">
        <CallButton variant="call" size="bar" className="sm:hidden" />
        <RoundButton />
      </div>
    </aside>
  );
}

function RoundButton() {
  const message = usePageMessage();
  return (
    <Tooltip text={chatLabel}>
      <WhatsappLink
        message={message}
        className="flex size-13 tiny:size-8 shrink-0 items-center justify-center rounded-full border-2 border-whatsapp-ink bg-whatsapp text-whatsapp-ink hover:bg-whatsapp-bright two-color-ring sm:size-15"
      >
        <WhatsappIcon className="size-8 tiny:size-5" />
        <span className="sr-only">{chatLabel}</span>
      </WhatsappLink>
    </Tooltip>
  );
}
