import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { REACT_BUTTON } from "./react-button";

// Browsers that translate change `lang`, and Microsoft's marks each text. Hydration would bring the page's own words back.
const site = document.getElementById("site");
const isTranslated =
  document.documentElement.lang !== site?.dataset.language || document.querySelector("[_msttexthash]") !== null;
if (import.meta.env.DEV && isTranslated)
  console.warn(
    "React leaves this page alone, as if it were translated: `lang` of html is not `data-language` of #site.",
  );
if (site && !isTranslated) {
  // An extension has changed a part of the page, which React renders again: a warning, as nothing is lost.
  const onRecoverableError = (error: unknown) => console.warn(error);
  startTransition(() => void hydrateRoot(site, <RemixBrowser />, { onRecoverableError }));
  // The tap that started these scripts came before React could hear it. The browser itself sends or resets a form.
  const button = window.lastClicked?.closest<HTMLButtonElement>(REACT_BUTTON);
  if (button && (!button.form || button.type === "button")) button.click();
}
