import { pages } from "~/content/pages";

export function Breadcrumb({ name }: { name: string }) {
  return (
    <nav aria-label="Você está aqui" className="mb-1 text-sm text-night-text md:mb-3">
      <ol className="flex flex-wrap items-center">
        <li>
          <a href={pages.home.path} className="inline-flex min-h-11 min-w-11 items-center pr-2 underline">
            {pages.home.name}
          </a>
        </li>
        <li aria-hidden="true" className="pr-2">
          /
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
