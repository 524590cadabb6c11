/** A built file that a release has replaced. A page from before the release may ask for it, and does not need a 13 KB 404 page. */
export function loader() {
  return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
}
