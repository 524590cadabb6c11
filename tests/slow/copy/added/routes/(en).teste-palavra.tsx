/* A static page with an optional word in its path. */
export { Whereabouts as default } from "../components/whereabouts";
export const handle = { isStatic: true };
