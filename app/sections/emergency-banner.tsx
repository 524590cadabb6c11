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
    <div className="band opens print:hidden">
      <div className="wrap grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-6 py-10 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-x-7 md:py-14">
        <Logo
          className="w-14 self-start max-[15rem]:hidden md:self-center"
          plate="fill-(--plate)"
          keyhole="fill-lamp-pale"
        />
        <div>
          <Heading className="text-card font-extrabold tracking-tight md:text-2xl">{withNoBreakSpaces(title)}</Heading>
          <p className="mt-2 max-w-144">{call193 ? <FireBrigade text={text} call193={call193} /> : text}</p>
        </div>
        <div className="col-span-2 grid gap-3 md:col-span-1">
          <CallButton look="band" />
          <WhatsappButton message={message} text={buttonText} look="framed" />
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
        <a href={phoneHref("193")} className="relative -my-3 inline-block py-3 font-bold underline underline-offset-4">
          {call193}
        </a>
        {punctuation}
      </span>
      {after.slice(punctuation.length)}
    </>
  );
}
