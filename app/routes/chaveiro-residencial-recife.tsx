import { residential } from "~/content/residential";
import { ServicePage } from "~/pages/service-page";
import { pageMeta } from "~/seo/meta";

export const handle = { isStatic: true };
export const meta = pageMeta(residential);

export default function Route() {
  return <ServicePage {...residential} />;
}
