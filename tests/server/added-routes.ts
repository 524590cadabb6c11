const isStatic = "export const handle = { isStatic: true };";
const loader = 'export const loader = () => ({ own: "dados" });';
const broken = `
  const Section = () => { throw new Error("a seção quebrou"); };
  export default () => <><h1>Inteira</h1><Section /></>;`;

/** Routes as Remix's documentation writes them, and routes that fail; by the path from app/routes. */
export const addedRoutes = {
  "pedido.tsx": `
    import { redirect } from "@remix-run/node";
    import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
    import { useEffect, useId } from "react";
    export const headers = () => ({ "Cache-Control": "private, max-age=7", "Permissions-Policy": "geolocation=(self)" });
    export const meta = ({ data }) => [{ title: "Busca " + data.q }];
    export const loader = ({ request }) => ({ q: new URL(request.url).searchParams.get("q") });
    export const action = async ({ request }) =>
      (await request.formData()).get("bairro") ? redirect("/busca?q=feito") : { missing: "Diga o bairro" };
    export default () => {
      const [id, { q }, answer] = [useId(), useLoaderData(), useActionData()];
      useEffect(() => console.assert(document.getElementById(id), "useId differs"), [id]);
      return <>
        <h1 id={id} style={{ paddingTop: 37 }}>{answer?.missing ?? q}</h1>
        <Link to="/busca?q=c" className="block mt-[200vh]">Seguir</Link>
        <Form method="post"><input name="bairro" aria-label="Bairro" /><button>Mandar</button></Form>
      </>;
    };`,
  "busca.tsx": `
    import { useSearchParams } from "@remix-run/react";
    export const meta = () => [{ title: "Busca" }];
    export default () => <h1 className="min-h-[300vh]">{useSearchParams()[0].get("q")}</h1>;`,
  "depois.tsx": `
    import { defer } from "@remix-run/node";
    import { Await, useLoaderData } from "@remix-run/react";
    import { Suspense } from "react";
    export const loader = () => defer({ later: new Promise((done) => setTimeout(done, 1000, "chegou")) });
    export default () => <h1><Suspense fallback="espera"><Await resolve={useLoaderData().later}>{(text) => text}</Await></Suspense></h1>;`,
  "estatica.tsx": `
    import { useState } from "react";
    ${isStatic}
    export default () => {
      const [taps, setTaps] = useState(0);
      return <><h1 style={{ fontFamily: '"A & <B>", serif' }}>Parada</h1><button onClick={() => setTaps(taps + 1)}>Tocado {taps} vez</button></>;
    };`,
  "moldura.tsx": `${loader} export { Outlet as default } from "@remix-run/react";`,
  "moldura.quadro.tsx": `${isStatic} export default () => <h1>Quadro</h1>;`,
  "estatica-com-loader.tsx": `${isStatic} ${loader} export default () => <h1>Com loader</h1>;`,
  "bairro.$nome.tsx": `${isStatic} export default () => <h1>Bairro</h1>;`,
  "estatica-quebrada.tsx": `${isStatic} ${broken}`,
  "secao-quebrada.tsx": broken,
};
