import { home } from "~/content/home";
import { HomePage } from "~/pages/home-page";
import { pageMeta } from "~/seo/meta";

export const handle = { isStatic: true };
export const meta = pageMeta(home);

export default function Route() {
  return <HomePage {...home} />;
}
