import { CallButton, WhatsappButton } from "../components/contact-button";
import { withNoBreakSpaces } from "../components/section-heading";
import { phoneHref } from "../content/contact-links";
import type { EmergencyBanner as Content } from "../content/types";
import { Logo } from "../illustrations/logo";

interface EmergencyBannerProps extends Content {
  /** `h3` inside a section that has a heading, else `h2`. */
  heading: "h2" | "h3";
}

/** The emergency banner. The call comes before the chat, because people in danger do not type. */
export function EmergencyBanner({ heading: Heading, title, text, call193, message, buttonText }: EmergencyBannerProps) {
  return (
    <div className="band relative overflow-hidden border-y border-line">
      <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-6 py-10 md:gap-x-6 md:py-16">
        <Logo className="w-14 self-start md:self-center" plate="band-plate" keyhole="fill-lamp-pale" />
        <div className="min-w-0 flex-1">
          <Heading className="text-lg md:text-xl">{withNoBreakSpaces(title)}</Heading>
          <p className="mt-2">{call193 ? <FireBrigade text={text} call193={call193} /> : text}</p>
        </div>
        <div className="grid w-full gap-3 md:w-auto">
          <CallButton look="lamp" />
          <WhatsappButton message={message} text={buttonText} look="outline" />
        </div>
      </div>
    </div>
  );
}

/** Links to 193, the fire brigade's number in Brazil. Punctuation after the link stays in the link's line. */
function FireBrigade({ text, call193 }: { text: string; call193: string }) {
  const [before, ...rest] = text.split(call193);
  const after = rest.join(call193);
  const [punctuation] = /^\S*/.exec(after) ?? [""];
  return (
    <>
      {before}
      <span className="inline-block">
        <a href={phoneHref("193")} className="link">
          {call193}
        </a>
        {punctuation}
      </span>
      {after.slice(punctuation.length)}
    </>
  );
}
