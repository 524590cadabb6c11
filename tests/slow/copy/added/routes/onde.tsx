/* A static page that shows what it knows of the request. */
export { Whereabouts as default } from "../components/whereabouts";
export const handle = { isStatic: true };
