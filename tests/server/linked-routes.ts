/** What Remix's documentation knows about links, styles, queries and data of the browser's own, and a name of ours. */
export const linkedRoutes = {
  "ligacoes.tsx": `
    import { Link } from "@remix-run/react";
    export default () => (
      <>
        <h1>Ligações</h1>
        <Link to="/alvo" state={{ from: "daqui" }}>Estado</Link> <Link to="/alvo" replace>Troca</Link>{" "}
        <Link to="/alvo" reloadDocument>Documento</Link> <a href="/alvo">Simples</a>{" "}
        <Link to="/alvo" onClick={(event) => event.preventDefault()}>Parada</Link> <a href="/texto.txt">Texto</a>
        <p>A última linha tem o lugar do rodapé abaixo de si.</p>
      </>
    );`,
  "alvo.tsx": `
    import { useLocation } from "@remix-run/react";
    export default () => <h1>Alvo {useLocation().state?.from}</h1>;`,
  "texto[.]txt.ts": `export const loader = () => new Response("só texto", { headers: { "Content-Type": "text/plain; charset=utf-8" } });`,
  "busca.tsx": `
    import { useSearchParams } from "@remix-run/react";
    export const loader = () => null;
    export default () => {
      const [params, setParams] = useSearchParams();
      return (
        <>
          <h1>Busca {params.get("q")}</h1>
          <input aria-label="Busca" onChange={({ target }) => setParams({ q: target.value }, { replace: true })} />
          <p>A última linha tem o lugar do rodapé abaixo de si.</p>
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
  "serviços.tsx": "export default () => <h1>Serviços</h1>;",
};
