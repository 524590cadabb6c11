import { DeadEnd } from "../components/dead-end";
import { notFound } from "../content/notices";
import { pages } from "../content/pages";

export function NotFoundPage() {
  return (
    <DeadEnd title={notFound.title} lang="en" text={notFound.text}>
      <a href={pages.home.path} lang="en" className="link text-lamp">
        {notFound.linkText}
      </a>{" "}
      <span className="text-night-text">{notFound.linkMeaning}</span>
    </DeadEnd>
  );
}
