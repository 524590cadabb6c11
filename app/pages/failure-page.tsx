import { useLocation } from "@remix-run/react";
import { DeadEnd } from "../components/dead-end";
import { failure } from "../content/failure";
import { ClosedKeyhole } from "../illustrations/keyhole";

/** For an error of ours that no section could keep to itself. Its link loads the document anew. */
export function FailurePage() {
  const { pathname } = useLocation();
  return (
    <DeadEnd
      title={failure.title}
      text={failure.text}
      picture={<ClosedKeyhole className="stays w-40 justify-self-center md:w-64 lg:w-80" />}
    >
      <a href={pathname}>{failure.retry}</a>
    </DeadEnd>
  );
}
