/* A static page with a parameter. */
export { Whereabouts as default } from "../components/whereabouts";
export const handle = { isStatic: true };
