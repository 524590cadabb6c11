/* A page that is not static and fails, with its own headers. */
export { Broken as default } from "../components/broken";
export const headers = () => ({ "Cache-Control": "public, max-age=9" });
