import { business } from "../content/business";
import { maskPhone } from "../formats/contact-links";

/** The number to call, on one line. */
export function PhoneNumber() {
  return <span className="phone-number">{maskPhone(business.phone)}</span>;
}
