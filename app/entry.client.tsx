import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { siteLanguage } from "./seo/site-url";

// Browsers that translate change `lang`, and Microsoft's marks each text. Hydration would bring the Portuguese words back.
const isTranslated =
  document.documentElement.lang !== siteLanguage || document.querySelector("[_msttexthash]") !== null;
const site = document.getElementById("site");
if (site && !isTranslated) {
  // An extension has changed a part of the page, which React renders again: a warning, as nothing is lost.
  const onRecoverableError = (error: unknown) => console.warn(error);
  startTransition(() => void hydrateRoot(site, <RemixBrowser />, { onRecoverableError }));
}
