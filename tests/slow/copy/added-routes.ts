const isStatic = "export const handle = { isStatic: true };";
const broken = `
  const Section = () => { throw new Error("a seção quebrou"); };
  export default () => <><h1>Inteira</h1><Section /></>;`;
/** Tells all that a request says, and starts a session. */
const curious = `
  import { json } from "@remix-run/node";
  const told = ({ url, method, headers }) => ({ url, method, headers: [...headers] });
  export const loader = ({ request }) => json(told(request), { headers: { "Set-Cookie": "session=1" } });`;
const whereabouts = `
  import { useLocation, useMatches, useParams } from "@remix-run/react";
  export default () => <h1>{JSON.stringify([useLocation(), useMatches(), useParams()])}</h1>;`;

/** Routes as a developer might add them, by file name in app/routes. Nobody would choose their names. */
export const addedRoutes = {
  "teste-busca.tsx": `
    import { json } from "@remix-run/node";
    import { useLoaderData } from "@remix-run/react";
    export const headers = ({ loaderHeaders }) => loaderHeaders;
    const own = { "Cache-Control": "private, max-age=7", "Permissions-Policy": "geolocation=(self)" };
    export const loader = ({ request }) => json({ q: new URL(request.url).searchParams.get("q") }, { headers: own });
    export default () => <h1>{useLoaderData().q}</h1>;`,
  "depois.tsx": `
    import { defer } from "@remix-run/node";
    import { Await, useLoaderData } from "@remix-run/react";
    import { Suspense } from "react";
    export const loader = () => defer({ later: new Promise((done) => setTimeout(done, 3000, "chegou")) });
    export default () => <h1><Suspense fallback="espera"><Await resolve={useLoaderData().later}>{(text) => text}</Await></Suspense></h1>;`,
  "so-no-navegador.tsx": `
    import { Suspense } from "react";
    const Section = () => { if (typeof document === "undefined") throw new Error("só no navegador"); };
    export default () => <h1>chegou <Suspense fallback="espera"><Section /></Suspense></h1>;`,
  "teste-aviso.tsx": `
    import { Link } from "@remix-run/react";
    import { useSuspenseQuery } from "@tanstack/react-query";
    export const meta = () => [{ name: "theme-color", content: "teal" }];
    export default () => (
      <>
        <main dir="rtl">
          <h1 className="not-dark:pt-[3px] ltr:pr-[3px]">
            {useSuspenseQuery({ queryKey: ["aviso"], queryFn: async () => "chegou" }).data}
          </h1>
          <button popoverTarget="mais">Mais</button>
          <div popover="auto" id="mais"><a href="#nota">Nota</a></div>
        </main>
        <footer className="fixed inset-x-0 bottom-0 z-50 bg-[url(/icon.svg)] p-9 print:hidden"><Link to="/nada">Aceitar</Link></footer>
      </>
    );`,
  "falta.tsx": `export const loader = () => { throw new Response(null, { status: 404 }); }; export default () => null;`,
  "propria.tsx": `
    ${isStatic}
    export const headers = () =>
      ({ "Cache-Control": "public, max-age=9", Vary: "Accept-Language", "Content-Security-Policy": "img-src 'self'" });
    export default () => <h1>Própria</h1>;`,
  "estatica.tsx": `
    import { useState } from "react";
    ${isStatic}
    export default () => {
      const [taps, setTaps] = useState(0);
      return <><h1 style={{ fontFamily: '"A & <B>", serif' }}>Parada</h1><button onClick={() => setTaps(taps + 1)}>Tocado {taps} vez</button></>;
    };`,
  "estatica-com-loader.tsx": `
    import { useActionData, useLoaderData } from "@remix-run/react";
    ${isStatic}
    let times = 0;
    export const loader = () => ({ times: ++times });
    export const action = ({ request }) => ({ q: new URL(request.url).searchParams.get("q") });
    export default () => <h1>{useActionData()?.q ?? useLoaderData().times}</h1>;`,
  "onde.tsx": isStatic + whereabouts,
  "($idioma).teste-idioma.tsx": isStatic + whereabouts,
  "(en).teste-palavra.tsx": isStatic + whereabouts,
  "arquivo.$.tsx": isStatic + whereabouts,
  "água.tsx": `
    import { NavLink } from "@remix-run/react";
    ${isStatic}
    export default () => <h1><NavLink to="/água">Água</NavLink></h1>;`,
  "bairro.$nome.tsx": isStatic + whereabouts,
  "moldura.tsx": `${curious} export { Outlet as default } from "@remix-run/react";`,
  "lotado.tsx": `
    export const headers = ({ errorHeaders }) => errorHeaders;
    export const loader = () => { throw new Response(null, { status: 503, headers: { "Cache-Control": "max-age=9" } }); };
    export const ErrorBoundary = () => null;
    export default () => null;`,
  "moldura.quadro.tsx": `
    ${isStatic} ${curious}
    export const headers = ({ loaderHeaders }) => loaderHeaders;
    ${whereabouts}`,
  "sem-pagina.tsx": `
    ${isStatic}
    export const loader = () => { throw new Response(null, { status: 404 }); };
    export const ErrorBoundary = () => <h1>Uma falta só minha</h1>;
    export default () => null;`,
  "falha-uma-vez.tsx": `
    import { Suspense } from "react";
    ${isStatic}
    let times = 0;
    const Section = () => { if (typeof document === "undefined" && ++times === 1) throw new Error("a seção quebrou"); };
    export default () => <><h1>Inteira</h1><Suspense><Section /></Suspense></>;`,
  "estatica-quebrada.tsx": `${isStatic} export const action = () => null; ${broken}`,
  "propria-quebrada.tsx": `
    ${isStatic}
    export const headers = () => ({ "Cache-Control": "public, max-age=9" });
    export const ErrorBoundary = () => <h1>Uma falha só minha</h1>;
    ${broken}`,
  "quebrada.$nome.tsx": `${isStatic} ${broken}`,
  "secao-quebrada.tsx": `export const headers = () => ({ "Cache-Control": "public, max-age=9" }); ${broken}`,
};
