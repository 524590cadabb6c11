/* A static page inside another route. Both loaders look at the request. */
import type { HeadersFunction } from "@remix-run/node";

export { curiousLoader as loader } from "../components/curious-loader";
export { Whereabouts as default } from "../components/whereabouts";
export const handle = { isStatic: true };
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
