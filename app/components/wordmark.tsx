import { business } from "../content/business";
import { Highlighted } from "./highlighted";

/** The business's name as its sign has it: in header, footer and preview pictures. */
export function Wordmark() {
  return <Highlighted text={business.name} highlight="24h" className="whitespace-nowrap" />;
}
