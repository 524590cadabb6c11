import { DeadEnd } from "../components/dead-end";
import { failure } from "../content/failure";

/** An empty link leads to the page's own address, with its query. */
const SAME_PAGE = "";

/** The page for an error of ours that no section could keep to itself. */
export function FailurePage() {
  return (
    <DeadEnd title={failure.title} text={failure.text}>
      <a href={SAME_PAGE}>{failure.retry}</a>
    </DeadEnd>
  );
}
