/* A 404 from the loader of a static route, with its own `ErrorBoundary`. */
export const handle = { isStatic: true };

export function loader() {
  throw new Response(null, { status: 404 });
}

export const ErrorBoundary = () => <h1>Uma falta só minha</h1>;
export default () => null;
