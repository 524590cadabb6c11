import { CallButton, EmergencyLinks } from "~/components/call-link";
import { WhatsappButton } from "~/components/whatsapp-link";
import type { EmergencyContent } from "~/content/types";
import { Logo } from "~/illustrations/logo";

/** In danger to life, the fire brigade's number comes first: as a button with `fireBrigadeText`, else as a link in the text. */
export function EmergencyBanner({ title, text, fireBrigadeText, message, buttonText }: EmergencyContent) {
  return (
    // `--color-edge` is the border of an outlined button.
    <section className="banner-light relative isolate border-y border-border bg-banner text-banner-ink [--color-edge:currentcolor] [--color-focus:var(--color-banner-ink)]">
      <div className="grid items-center gap-6 px-inset py-10 md:flex md:py-16">
        <Logo className="size-14" plate="var(--color-night-soft)" keyhole="var(--color-lamp-pale)" />
        <div className="min-w-0 flex-1">
          <h2 className="text-h3">{title}</h2>
          <p className="mt-2">{fireBrigadeText ? text : <EmergencyLinks text={text} />}</p>
        </div>
        <div className="grid gap-3">
          {fireBrigadeText && <CallButton variant="banner" number="193" text={fireBrigadeText} />}
          <CallButton variant={fireBrigadeText ? "outline" : "banner"} />
          <WhatsappButton message={message} text={buttonText} variant="outline" />
        </div>
      </div>
    </section>
  );
}
