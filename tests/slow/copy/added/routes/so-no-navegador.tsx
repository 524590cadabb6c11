/* A page that is not static, with a part that fails only on the server. */
import { Suspense } from "react";

function Section() {
  if (typeof document === "undefined") throw new Error("só no navegador");
  return null;
}

export default function Route() {
  return (
    <h1>
      {"chegou "}
      <Suspense fallback="espera">
        <Section />
      </Suspense>
    </h1>
  );
}
