import { business } from "~/content/business";
import { formatPhone } from "~/utils/contact-links";

/** The number to call, on one line. Translation tools must skip it, because some change digits. */
export function PhoneNumber() {
  return (
    <span className="one-line" translate="no">
      {formatPhone(business.phone)}
    </span>
  );
}
