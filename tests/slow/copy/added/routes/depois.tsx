/* A page that is not static, with data that arrives after 3 s. */
import { defer } from "@remix-run/node";
import { Await, useLoaderData } from "@remix-run/react";
import { Suspense } from "react";

export const loader = () => defer({ later: new Promise<string>((done) => setTimeout(done, 3000, "chegou")) });

export default function Route() {
  const { later } = useLoaderData<typeof loader>();
  return (
    <h1>
      <Suspense fallback="espera">
        <Await resolve={later}>{(text) => text}</Await>
      </Suspense>
    </h1>
  );
}
