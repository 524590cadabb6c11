/** Routes for what README.md promises, and routes that fail; by the path from app/routes. */
export const addedRoutes = {
  "chaveiro-residencial-recife.tsx": `
    import { useState } from "react";
    import { residential } from "../content/residential";
    import { ServicePage } from "../pages/service-page";
    export default () => {
      const [count, setCount] = useState(0);
      return <><button onClick={() => setCount(count + 1)}>Tocado {count} vez</button><ServicePage {...residential} /></>;
    };`,
  "com-loader.tsx": `
    import { Link, useLoaderData } from "@remix-run/react";
    export const headers = { "Cache-Control": "private, max-age=7" };
    export const meta = ({ data }) => [{ title: "Busca " + data.q }];
    export const loader = ({ request }) => ({ q: new URL(request.url).searchParams.get("q") });
    export default () => <><h1>Loader disse {JSON.stringify(useLoaderData())}</h1><Link to="?q=c">Outra</Link></>;`,
  "bairro.$nome.tsx": `
    import { useParams } from "@remix-run/react";
    export default () => <h1>Bairro {useParams().nome}</h1>;`,
  "moldura.tsx": `
    import { Outlet, useLoaderData } from "@remix-run/react";
    export const loader = () => ({ moldura: "dourada" });
    export default () => <div><p id="moldura">{useLoaderData().moldura}</p><Outlet /></div>;`,
  "moldura.quadro.tsx": `export default () => <h1>Quadro</h1>;`,
  "serviços.tsx": `
    export const headers = { "X-Own": "1", "Permissions-Policy": "geolocation=(self)", "Content-Type": "application/json" };
    export default () => <h1>{Array.from({ length: 5000 }, (_, n) => <i key={n}>ã</i>)}</h1>;`,
  "estilo.tsx": `
    import { useLoaderData } from "@remix-run/react";
    export const meta = () => [{ title: "Com estilo" }];
    let asked = 0;
    export const loader = () => ++asked;
    export default () => <h1 className="steps min-h-[300vh] pt-[37px]">{useLoaderData()}</h1>;`,
  "cliente.tsx": `
    import { useLoaderData } from "@remix-run/react";
    export const clientLoader = () => "aqui";
    export const HydrateFallback = () => <h1>espera</h1>;
    export default () => <h1>Feito {useLoaderData()}</h1>;`,
  "ligacoes.tsx": `
    import { redirect } from "@remix-run/node";
    import { Form, Link, useActionData } from "@remix-run/react";
    import { useEffect, useId } from "react";
    import { business } from "~/content/business";
    export const action = async ({ request }) => {
      const bairro = (await request.formData()).get("bairro");
      return bairro ? redirect("/estilo") : { falta: "Diga o bairro" };
    };
    export default () => {
      const id = useId();
      useEffect(() => console.assert(document.getElementById(id), "useId differs: DocumentShape in root.tsx is not as Document"), [id]);
      return <>
        <h1 id={id}>{useActionData()?.falta ?? "Ligações"}</h1>
        <Link to="/estilo" className="block mt-[200vh]">Seguir {business.name}</Link>
        <Form action="/com-loader"><button name="q" value="b">Buscar</button></Form>
        <Form method="post"><input name="bairro" aria-label="Bairro" /><button>Mandar</button></Form>
      </>;
    };`,
  "Sobre-Nos.tsx": `
    import "../sentry";
    export default () => <h1>Sobre nós {globalThis.sentry}</h1>;`,
  "nao-ha.tsx": `
    export const loader = () => { throw new Response(null, { status: 404 }); };
    export default () => null;`,
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
  "$.tsx": `
    import { redirect } from "@remix-run/node";
    export const loader = ({ params }) => {
      if (params["*"] === "velho.php") return redirect("/Sobre-Nos", 301);
      throw new Response(null, { status: 404 });
    };
    export default () => null;`,
  "depois.tsx": `
    import { defer } from "@remix-run/node";
    import { Await, useLoaderData } from "@remix-run/react";
    import { Suspense } from "react";
    export const loader = () => defer({ later: new Promise((done) => setTimeout(done, 2000, "chegou")) });
    export default () => <h1><Suspense fallback="espera"><Await resolve={useLoaderData().later}>{(text) => text}</Await></Suspense></h1>;`,
  "../sentry.ts": `globalThis.sentry = "ligado";`,
};
