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
      <div className="wrap flex flex-wrap items-center gap-x-1 py-10 md:py-16">
        <Logo
          className="mr-3 w-14 self-start md:mr-6 md:self-center"
          plate="var(--color-night-soft)"
          keyhole="var(--color-lamp-pale)"
        />
        <div className="min-w-0 flex-1">
          <Heading className="text-lg md:text-xl">{withNoBreakSpaces(title)}</Heading>
          <p className="mt-2">{text}</p>
        </div>
        <div className="mt-6 grid w-full gap-3 md:mt-0 md:ml-6 md:w-auto">
          {call193 && <CallButton look="lamp" number="193" text={call193} />}
          <CallButton look={call193 ? "outline" : "lamp"} />
          <WhatsappButton message={message} text={buttonText} look="outline" />
        </div>
      </div>
    </div>
  );
}
