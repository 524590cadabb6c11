import { business } from "~/content/business";
import { Highlighted } from "./highlighted";

export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={className}>
      <Highlighted text={business.name} highlight="24h" />
    </span>
  );
}
