import { home } from "~/content/home";
import { pageHandle } from "~/document/route-handle";
import { HomePage } from "~/pages/home-page";
import { pageMeta } from "~/seo/meta";

export const handle = pageHandle(home);
export const meta = pageMeta(home);

export default function Route() {
  return <HomePage {...home} />;
}
