import { business } from "../content/business";
import { maskPhone } from "../formats/contact-links";

/** The number to call, on one line, which translators leave alone: some change digits. */
export function PhoneNumber() {
  return (
    <span className="phone-number" translate="no">
      {maskPhone(business.phone)}
    </span>
  );
}
