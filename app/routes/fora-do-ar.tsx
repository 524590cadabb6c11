import { business } from "~/content/business";
import { FailurePage } from "~/pages/failure-page";
import { formatPhone } from "~/utils/contact-links";

/** The fallback page, which is the failure page in a file: deploy/release saves it, and Caddy shows it when no instance answers. */
export const handle = { isStatic: true, isDark: true };

export const meta = () => [
  { title: `Ligue ${formatPhone(business.phone)} – ${business.name}` },
  { name: "robots", content: "noindex" },
];

export default FailurePage;
