import { business } from "~/content/business";
import type { RouteHandle } from "~/document/route-handle";
import { FailurePage } from "~/pages/failure-page";
import { formatPhone } from "~/utils/contact-links";

/** The fallback page. deploy/release saves it as a file, which Caddy sends when no instance answers in time. */
export const handle: RouteHandle = { isStatic: true, isDark: true };

export const meta = () => [
  { title: `Ligue ${formatPhone(business.phone)} – ${business.name}` },
  { name: "robots", content: "noindex" },
];

export default FailurePage;
