import { residential } from "~/content/residential";
import { pageHandle } from "~/document/route-handle";
import { ServicePage } from "~/pages/service-page";
import { pageMeta } from "~/seo/meta";

export const handle = pageHandle(residential);
export const meta = pageMeta(residential);

export default function Route() {
  return <ServicePage {...residential} />;
}
