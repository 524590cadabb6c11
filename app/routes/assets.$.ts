/** A built file that a release has replaced. A page from before the release may ask for it, and needs no 404 page of 13 KB. */
export function loader() {
  return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
}
