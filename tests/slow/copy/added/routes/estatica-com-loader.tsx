/* A static page with an action, and with a loader that never returns the same value twice. */
import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

export const handle = { isStatic: true };

let times = 0;
export const loader = () => ({ times: ++times });
export const action = ({ request }: ActionFunctionArgs) => ({ q: new URL(request.url).searchParams.get("q") });

export default function Route() {
  const { times } = useLoaderData<typeof loader>();
  return <h1>{useActionData<typeof action>()?.q ?? times}</h1>;
}
