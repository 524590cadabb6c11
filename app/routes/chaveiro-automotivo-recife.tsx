import { car } from "~/content/car";
import { pageHandle } from "~/document/route-handle";
import { ServicePage } from "~/pages/service-page";
import { pageMeta } from "~/seo/meta";

export const handle = pageHandle(car);
export const meta = pageMeta(car);

export default function Route() {
  return <ServicePage {...car} />;
}
