import { onlineManager } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { business } from "../content/business";
import { offline } from "../content/notices";
import { CallLink } from "./contact-button";
import { PhoneNumber } from "./phone-number";

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);

/** Tells an offline visitor to call: a call needs no data connection, and WhatsApp does. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
  useEffect(() => {
    // Replaces the handlers of app/before-hydration.ts.
    window.ononline = window.onoffline = null;
    // `onlineManager` hears changes only, so it does not know of a page that opens offline.
    onlineManager.setOnline(navigator.onLine);
  }, []);
  return (
    <div role="status" className="sticky top-0 z-10 bg-lamp text-center text-night [--focus:var(--color-night)]">
      <p id="offline-notice" hidden={isOnline} className="wrap [border-bottom-width:1px] border-night-line py-4">
        {offline.text}{" "}
        <CallLink className="link">
          <PhoneNumber />
        </CallLink>
        {business.takesCollectCalls && ` ${offline.collect}`}
      </p>
    </div>
  );
}
