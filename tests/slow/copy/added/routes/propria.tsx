/* A static page with its own headers. */
export const handle = { isStatic: true };

export const headers = () => ({
  "Cache-Control": "public, max-age=9",
  Vary: "Accept-Language",
  "Content-Security-Policy": "img-src 'self'",
});

export default () => <h1>Própria</h1>;
