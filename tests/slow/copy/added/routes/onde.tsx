/* A static page that shows what it knows about the request. */
export { Whereabouts as default } from "../components/whereabouts";
export const handle = { isStatic: true };
