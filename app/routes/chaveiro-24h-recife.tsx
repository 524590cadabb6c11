import { home24h } from "~/content/home-24h";
import { pageHandle } from "~/document/route-handle";
import { HomePage } from "~/pages/home-page";
import { pageMeta } from "~/seo/meta";

export const handle = pageHandle(home24h);
export const meta = pageMeta(home24h);

export default function Route() {
  return <HomePage {...home24h} />;
}
