/* A page that is not static and fails, with headers of its own. */
export { Broken as default } from "../components/broken";
export const headers = () => ({ "Cache-Control": "public, max-age=9" });
