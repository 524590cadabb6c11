export { Broken as default } from "../components/broken";
export const handle = { isStatic: true };
