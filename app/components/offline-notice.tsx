import { business } from "~/content/business";
import { offline } from "~/content/failures";
import { CallLink } from "./call-link";
import { PhoneNumber } from "./phone-number";
import { TextLink } from "./text-link";

/** Asks offline visitors to call, which needs no data connection. app/document/page-script.ts shows and hides it. */
export function OfflineNotice() {
  return (
    <div role="status" className="sticky top-0 z-2 bg-lamp text-center text-night [--color-focus:var(--color-night)]">
      <p id="offline-notice" hidden suppressHydrationWarning className="border-b border-night-border px-inset py-4">
        {offline.text}{" "}
        <CallLink as={TextLink}>
          <PhoneNumber />
        </CallLink>
        {business.takesCollectCalls && ` ${offline.collect}`}
      </p>
    </div>
  );
}
