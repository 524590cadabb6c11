import { CallButton } from "~/components/call-link";
import { ContentText } from "~/components/content-text";
import { WhatsappButton } from "~/components/whatsapp-link";
import type { EmergencyContent } from "~/content/types";
import { Logo } from "~/illustrations/logo";

/** art.css sets these colors. */
const firstButton =
  "border-transparent bg-(--banner-button) text-(--banner-button-ink) hover:bg-(--banner-button-hover)";

/** When lives are in danger, the fire brigade's number comes first: as a button with `fireBrigadeText`, or else as a link in the text. */
export function EmergencyBanner({ title, text, fireBrigadeText, message, buttonText }: EmergencyContent) {
  const firstCall = fireBrigadeText ? { number: "193", text: fireBrigadeText } : {};
  return (
    <section className="emergency-banner relative isolate border-y border-border">
      <div className="grid items-center gap-6 px-inset py-10 md:flex md:py-16">
        <Logo className="size-14" plate="var(--color-night-soft)" keyhole="var(--color-lamp-pale)" />
        <div className="min-w-0 flex-1">
          <h2 className="text-h3">{title}</h2>
          <p className="mt-2">
            <ContentText text={text} except={fireBrigadeText && "193"} />
          </p>
        </div>
        <div className="grid gap-3">
          <CallButton variant="custom" className={firstButton} {...firstCall} />
          {fireBrigadeText && <CallButton variant="outlined" />}
          <WhatsappButton message={message} text={buttonText} variant="outlined" />
        </div>
      </div>
    </section>
  );
}
