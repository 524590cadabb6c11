import { createPath, useLocation, useNavigation } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Makes each navigation of Remix's router, such as that of a `<Link>`, a `<Form>` or a redirect, one of the browser, because the
 * head and the styles of a page come with its document. An action's own answer stays: the next document would lack it.
 */
export function useDocumentLoads(): void {
  const { state, location, formMethod = "GET", formAction } = useNavigation();
  const here = createPath({ ...useLocation(), hash: "" });
  useEffect(() => {
    if (state !== "loading") return;
    const next = createPath({ ...location, hash: "" });
    const isAnswer = formMethod !== "GET" && next === formAction;
    if (next !== here && !isAnswer) window.location.assign(createPath(location));
  });
}
