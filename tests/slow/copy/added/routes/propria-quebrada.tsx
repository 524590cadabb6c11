/* A static page that fails, with its own headers and `ErrorBoundary`. */
export { Broken as default } from "../components/broken";
export const handle = { isStatic: true };
export const headers = () => ({ "Cache-Control": "public, max-age=9" });
export const ErrorBoundary = () => <h1>Uma falha só minha</h1>;
