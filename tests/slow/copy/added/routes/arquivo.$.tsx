/* A static page with a splat. */
export { Whereabouts as default } from "../components/whereabouts";
export const handle = { isStatic: true };
