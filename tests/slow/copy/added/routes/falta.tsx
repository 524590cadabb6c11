/* A 404 from the loader of a route that is not static. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export default () => null;
