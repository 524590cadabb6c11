/** The footer's drawing covers the end of a page that does not end in a section. */
const lastLine = "<p>O desenho do rodapé fica atrás desta linha.</p>";

/** A route of each kind that Remix's documentation describes, and routes that fail; by the path from app/routes. */
export const addedRoutes = {
  "com-loader.tsx": `
    import { useLoaderData } from "@remix-run/react";
    export const headers = { "Cache-Control": "private, max-age=7" };
    export const loader = ({ request }) => ({ q: new URL(request.url).searchParams.get("q") });
    export default () => <h1>Loader disse {JSON.stringify(useLoaderData())}</h1>;`,
  "formulario.tsx": `
    import { Form, useActionData } from "@remix-run/react";
    export const action = async ({ request }) => ({ bairro: (await request.formData()).get("bairro") });
    export default () => (
      <Form method="post">
        <h1>Bairro: {useActionData()?.bairro ?? "nenhum"}</h1>
        <input name="bairro" aria-label="Bairro" /><button>Enviar</button>
      </Form>
    );`,
  "bairro.$nome.tsx": `
    import { useParams } from "@remix-run/react";
    export default () => <h1>Bairro {useParams().nome}</h1>;`,
  "resto.$.tsx": `
    import { useParams } from "@remix-run/react";
    export default () => <h1>Resto {useParams()["*"]}</h1>;`,
  "dados[.]json.ts": `
    import { json } from "@remix-run/node";
    export const loader = ({ request }) => json({ method: request.method });
    export const action = async ({ request }) => json({ method: request.method, got: await request.text() });`,
  "moldura.tsx": `
    import { Outlet, useLoaderData } from "@remix-run/react";
    export const loader = () => ({ moldura: "dourada" });
    export default () => <div><p id="moldura">{useLoaderData().moldura}</p><Outlet /></div>;`,
  "moldura.quadro.tsx": `export default () => <h1>Quadro</h1>;`,
  "serviços.tsx": `
    export const headers = { "X-Own": "1", "Permissions-Policy": "geolocation=(self)", "Content-Type": "application/json" };
    export default () => <h1>{Array.from({ length: 5000 }, (_, n) => <i key={n}>ã</i>)}</h1>;`,
  "adiada.tsx": `
    import { defer } from "@remix-run/node";
    import { Await, useLoaderData } from "@remix-run/react";
    import { Suspense, useState } from "react";
    export const loader = () => defer({ later: new Promise((done) => setTimeout(() => done("chegou"), 50)) });
    export default () => {
      const [taps, setTaps] = useState(0);
      return (
        <>
          <h1><Suspense fallback="espera"><Await resolve={useLoaderData().later}>{(text) => text}</Await></Suspense></h1>
          <button type="button" onClick={() => setTaps(taps + 1)}>Toques: {taps}</button>
          ${lastLine}
        </>
      );
    };`,
  "busca.tsx": `
    import { useFetcher, useSearchParams } from "@remix-run/react";
    export const loader = () => null;
    export default () => {
      const [params, setParams] = useSearchParams();
      const fetcher = useFetcher();
      return (
        <>
          <h1>Busca {params.get("q")}</h1>
          <input aria-label="Busca" onChange={({ target }) => setParams({ q: target.value }, { replace: true })} />
          <button type="button" onClick={() => fetcher.load("/dados.json")}>Dados: {fetcher.data?.method}</button>
          ${lastLine}
        </>
      );
    };`,
  "../pages/estilo.css": "h1 { letter-spacing: 7px; }",
  "estilo.tsx": `
    import href from "../pages/estilo.css?url";
    export const links = () => [{ rel: "stylesheet", href }];
    export default () => <h1 className="pt-[37px]">Estilo</h1>;`,
  "cliente.tsx": `
    import { useLoaderData } from "@remix-run/react";
    export const clientLoader = () => "aqui";
    export const HydrateFallback = () => <h1>espera</h1>;
    export default () => <h1>Feito {useLoaderData()}</h1>;`,
  "alvo.tsx": `
    import { useLocation } from "@remix-run/react";
    export default () => <h1>Alvo {useLocation().state?.from}</h1>;`,
  "ligacoes.tsx": `
    import { Link } from "@remix-run/react";
    const paths = ["/com-loader?q=b", "/bairro/Torre", "/moldura/quadro", "/resto/x/y", "/estilo"];
    export default () => (
      <>
        <h1>Ligações</h1>
        <Link to="/alvo" state={{ from: "daqui" }}>Estado</Link>{" "}
        {paths.map((path) => <Link key={path} to={path}>{path}</Link>)}
        ${lastLine}
      </>
    );`,
  "secao-quebrada.tsx": `
    export const loader = () => null;
    const Section = () => { throw new Error("a seção quebrou"); };
    export default () => <><h1>Inteira</h1><Section /></>;`,
  "quebra-duas-vezes.tsx": `
    export const loader = () => null;
    const Section = () => { throw new Error("a seção quebrou"); };
    export const ErrorBoundary = () => { throw new Error("e o aviso também"); };
    export default () => <Section />;`,
  "loader-quebrado.tsx": `
    export const loader = () => { throw new Error("o loader quebrou"); };
    export default () => <h1>Nunca</h1>;`,
  "nao-chega.tsx": `
    import { defer } from "@remix-run/node";
    import { Await, useLoaderData } from "@remix-run/react";
    import { Suspense } from "react";
    export const loader = () => defer({ later: new Promise(() => {}) });
    export default () => <h1><Suspense fallback="espera"><Await resolve={useLoaderData().later}>{(text) => text}</Await></Suspense></h1>;`,
};
