import { business } from "../content/business";
import { FailurePage } from "../pages/failure-page";
import { maskPhone } from "../utils/contact-links";

/** The page that Caddy shows when no instance answers. deploy/release saves it as a file. */
export const handle = { isStatic: true, isDark: true };

export const meta = () => [
  { title: `Ligue ${maskPhone(business.phone)} – ${business.name}` },
  { name: "robots", content: "noindex" },
];

export default FailurePage;
