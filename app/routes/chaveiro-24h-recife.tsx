import { home24h } from "~/content/home-24h";
import { pageHandle } from "~/hooks/use-route-handle";
import { Home24hPage } from "~/pages/home-page";
import { pageMeta } from "~/seo/meta";

export const handle = pageHandle(home24h, { isDark: true });
export const meta = pageMeta(home24h);

export default function Route() {
  return <Home24hPage {...home24h} />;
}
