import { useLocation } from "@remix-run/react";
import { DeadEnd } from "../components/dead-end";
import { failure } from "../content/failure";

/** For an error of ours that no section could keep to itself. Its link loads the document anew. */
export function FailurePage() {
  const { pathname, search } = useLocation();
  return (
    <DeadEnd title={failure.title} text={failure.text}>
      <a href={pathname + search}>{failure.retry}</a>
    </DeadEnd>
  );
}
