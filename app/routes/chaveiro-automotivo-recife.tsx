import { car } from "~/content/car";
import { ServicePage } from "~/pages/service-page";
import { pageMeta } from "~/seo/meta";

export const handle = { isStatic: true };
export const meta = pageMeta(car);

export default function Route() {
  return <ServicePage {...car} />;
}
