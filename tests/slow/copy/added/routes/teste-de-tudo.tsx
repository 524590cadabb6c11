/* A page that is not static, with its own `<main>` and `<footer>`, a query, and features from the docs of Tailwind, Remix and browsers. */
import { Link } from "@remix-run/react";
import { useSuspenseQuery } from "@tanstack/react-query";

export const meta = () => [{ name: "theme-color", content: "teal" }];

export default function Route() {
  const { data } = useSuspenseQuery({ queryKey: ["aviso"], queryFn: async () => "chegou" });
  return (
    <>
      <main dir="rtl">
        <h1 className="not-dark:pt-[3px] ltr:pr-[3px]">{data}</h1>
        <button type="button" popoverTarget="mais">
          Mais
        </button>
        <div popover="auto" id="mais">
          <a href="#nota">Nota</a>
        </div>
      </main>
      <footer className="fixed inset-x-0 bottom-0 z-50 bg-[url(/icon.svg)] p-9 print:hidden">
        <Link to="/nada">Aceitar</Link>
      </footer>
    </>
  );
}
