import { ErrorLayout } from "~/components/error-layout";
import { TextLink } from "~/components/text-link";
import { failure } from "~/content/failures";

/** An empty `href` loads the current URL again, with its query. */
const SAME_PAGE = "";

/** For an error, and for Caddy's fallback page (routes/fora-do-ar.tsx). */
export function FailurePage() {
  return (
    <ErrorLayout title={failure.title} text={failure.text}>
      <TextLink href={SAME_PAGE} className="text-lamp">
        {failure.retry}
      </TextLink>
    </ErrorLayout>
  );
}
