/* A static page with a part that fails only the first time. */
import { Suspense } from "react";

export const handle = { isStatic: true };

let times = 0;
function Section() {
  if (typeof document === "undefined" && ++times === 1) throw new Error("a seção quebrou");
  return null;
}

export default function Route() {
  return (
    <>
      <h1>Inteira</h1>
      <Suspense>
        <Section />
      </Suspense>
    </>
  );
}
