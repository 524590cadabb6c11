import { Link } from "@remix-run/react";
import { pages } from "../content/pages";

/** Where a service page stands; the structured data says the same. */
export function Breadcrumb({ name }: { name: string }) {
  return (
    <nav aria-label="Você está aqui" className="mb-2 text-sm text-night-text print:hidden">
      <ol className="flex items-center gap-2">
        <li>
          <Link
            to={pages.home.path}
            className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4 hover:text-lamp"
          >
            {pages.home.name}
          </Link>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
