/* A static page with an optional parameter. */
export { Whereabouts as default } from "../components/whereabouts";
export const handle = { isStatic: true };
