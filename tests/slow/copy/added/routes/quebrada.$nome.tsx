/* A static page with a parameter, which fails. */
export { Broken as default } from "../components/broken";
export const handle = { isStatic: true };
