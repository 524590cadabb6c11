/* A page that is not static, with its own headers. */
import { type HeadersFunction, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader({ request }: LoaderFunctionArgs) {
  const own = { "Cache-Control": "private, max-age=7", "Permissions-Policy": "geolocation=(self)" };
  return json({ q: new URL(request.url).searchParams.get("q") }, { headers: own });
}

export default function Route() {
  return <h1>{useLoaderData<typeof loader>().q}</h1>;
}
