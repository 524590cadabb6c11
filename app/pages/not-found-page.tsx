import { Link } from "@remix-run/react";
import { DeadEnd } from "../components/dead-end";
import { pages } from "../content/pages";
import { ClosedKeyhole } from "../illustrations/keyhole";

export function NotFoundPage() {
  return (
    <DeadEnd
      title="Oops! Page not found"
      lang="en"
      text="Esta porta não existe, ou mudou de lugar. A sua, a gente abre."
      picture={<ClosedKeyhole className="stays w-40 justify-self-center md:w-64 lg:w-80" />}
    >
      <Link to={pages.home.path} lang="en">
        Return to Home
      </Link>{" "}
      <span className="text-night-text">(voltar ao início)</span>
    </DeadEnd>
  );
}
