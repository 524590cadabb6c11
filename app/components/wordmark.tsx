import { business } from "~/content/business";
import { Highlighted } from "./highlighted";

export function Wordmark() {
  return <Highlighted text={business.name} highlight="24h" className="whitespace-nowrap" />;
}
