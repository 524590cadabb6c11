import { DeadEnd } from "../components/dead-end";
import { pages } from "../content/pages";

export function NotFoundPage() {
  return (
    <DeadEnd
      title="Oops! Page not found"
      lang="en"
      text="Esta porta não existe, ou mudou de lugar. A sua, a gente abre."
    >
      <a href={pages.home.path} lang="en" className="link text-lamp">
        Return to Home
      </a>{" "}
      <span className="text-night-text">(voltar ao início)</span>
    </DeadEnd>
  );
}
