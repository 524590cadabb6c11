import { business } from "../content/business";
import { offline } from "../content/notices";
import { CallLink } from "./contact-button";
import { PhoneNumber } from "./phone-number";

/** Tells an offline visitor to call: a call needs no data connection, and WhatsApp does. app/page-script.ts shows and hides it. */
export function OfflineNotice() {
  return (
    <div role="status" className="sticky top-0 z-10 bg-lamp text-center text-night [--focus:var(--color-night)]">
      <p
        id="offline-notice"
        hidden
        suppressHydrationWarning
        className="wrap [border-bottom-width:1px] border-night-line py-4"
      >
        {offline.text}{" "}
        <CallLink className="link">
          <PhoneNumber />
        </CallLink>
        {business.takesCollectCalls && ` ${offline.collect}`}
      </p>
    </div>
  );
}
