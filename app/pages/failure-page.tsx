import { ErrorLayout } from "../components/error-layout";
import { TextLink } from "../components/text-link";
import { failure } from "../content/notices";

/** An empty `href` leads to the current address, with its query. */
const SAME_PAGE = "";

/** The page for an error, and for when the server is down. */
export function FailurePage() {
  return (
    <ErrorLayout title={failure.title} text={failure.text}>
      <TextLink href={SAME_PAGE} className="text-lamp">
        {failure.retry}
      </TextLink>
    </ErrorLayout>
  );
}
