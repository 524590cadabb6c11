import { home24h } from "~/content/home-24h";
import { Home24hPage } from "~/pages/home-page";
import { pageMeta } from "~/seo/meta";

export const handle = { isStatic: true };
export const meta = pageMeta(home24h);

export default function Route() {
  return <Home24hPage {...home24h} />;
}
