import { ErrorLayout } from "~/components/error-layout";
import { TextLink } from "~/components/text-link";
import { business } from "~/content/business";
import { unanswered } from "~/content/failures";
import { pages } from "~/content/pages";
import type { RouteHandle } from "~/document/route-handle";

/** The fallback page of a form. deploy/release saves the page as a file, which Caddy sends when no instance has answered the form. */
export const handle: RouteHandle = { isStatic: true, isDark: true };

export const meta = () => [{ title: `${unanswered.title} – ${business.name}` }, { name: "robots", content: "noindex" }];

export default function UnansweredForm() {
  return (
    <ErrorLayout title={unanswered.title} text={unanswered.text}>
      <TextLink href={pages.home.path} className="text-lamp">
        {unanswered.linkText}
      </TextLink>
    </ErrorLayout>
  );
}
