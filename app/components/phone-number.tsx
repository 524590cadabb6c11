import { business } from "~/content/business";
import { formatPhone } from "~/utils/contact-links";

/** The number to call, on one line. Translators must skip it: some change digits. */
export function PhoneNumber() {
  return (
    <span className="one-line" translate="no">
      {formatPhone(business.phone)}
    </span>
  );
}
