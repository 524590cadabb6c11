import { CallButton, WhatsappButton } from "../components/contact-button";
import { withNoBreakSpaces } from "../components/section-heading";
import type { EmergencyBanner as Content } from "../content/schema";
import { Logo } from "../illustrations/logo";

interface EmergencyBannerProps extends Content {
  /** `h3` inside a section that has a heading, else `h2`. */
  heading: "h2" | "h3";
}

/** The emergency banner. In danger to life its first button calls the fire brigade, which is 193 all over Brazil. */
export function EmergencyBanner({ heading: Heading, title, text, call193, message, buttonText }: EmergencyBannerProps) {
  return (
    <div className="band relative">
      <div className="wrap grid items-center gap-6 py-10 md:flex md:py-16">
        <Logo className="w-14" plate="var(--color-night-soft)" keyhole="var(--color-lamp-pale)" />
        <div className="min-w-0 flex-1">
          <Heading className="text-xl">{withNoBreakSpaces(title)}</Heading>
          <p className="mt-2">{text}</p>
        </div>
        <div className="grid gap-3">
          {call193 && <CallButton look="lamp" number="193" text={call193} />}
          <CallButton look={call193 ? "outline" : "lamp"} />
          <WhatsappButton message={message} text={buttonText} look="outline" />
        </div>
      </div>
    </div>
  );
}
