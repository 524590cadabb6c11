/** A route of each kind that Remix's documentation knows, one of many accents, and three that fail. */
export const addedRoutes = {
  "com-loader.tsx": `
    import { useLoaderData } from "@remix-run/react";
    let asked = 0;
    export const loader = ({ request }) => ({ asked: ++asked, q: new URL(request.url).searchParams.get("q") });
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
  "parada.tsx": `
    export const headers = { "X-Own": "1", "Permissions-Policy": "geolocation=(self)", "Content-Type": "application/json" };
    export default () => <h1>Parada</h1>;`,
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
          <p>A última linha tem o lugar do rodapé abaixo de si.</p>
        </>
      );
    };`,
  "nao-chega.tsx": `
    import { defer } from "@remix-run/node";
    import { Await, useLoaderData } from "@remix-run/react";
    import { Suspense } from "react";
    export const loader = () => defer({ later: new Promise(() => {}) });
    export default () => <h1><Suspense fallback="espera"><Await resolve={useLoaderData().later}>{(text) => text}</Await></Suspense></h1>;`,
  "lenta.tsx": `
    export const loader = () => new Promise((done) => setTimeout(() => done(null), 400));
    export default () => <h1>Lenta</h1>;`,
  "acentos.tsx": `export default () => <h1>{Array.from({ length: 5000 }, (_, n) => <i key={n}>ã</i>)}</h1>;`,
  "privada.tsx": `
    export const headers = { "Cache-Control": "private, max-age=7" };
    export const loader = () => null;
    export default () => <h1>Privada</h1>;`,
  "secao-quebrada.tsx": `
    const Section = () => { throw new Error("a seção quebrou"); };
    export default () => <><h1>Inteira</h1><Section /></>;`,
  "quebra-duas-vezes.tsx": `
    const Section = () => { throw new Error("a seção quebrou"); };
    export const ErrorBoundary = () => { throw new Error("e o aviso também"); };
    export default () => <Section />;`,
  "loader-quebrado.tsx": `
    export const loader = () => { throw new Error("o loader quebrou"); };
    export default () => <h1>Nunca</h1>;`,
};
