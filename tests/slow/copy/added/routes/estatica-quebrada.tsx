/* A static page that fails, even after an action. */
export { Broken as default } from "../components/broken";
export const handle = { isStatic: true };
export const action = () => null;
