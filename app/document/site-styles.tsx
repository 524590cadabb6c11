/*
 * Inlines the style sheet: a file would delay the first paint by 0.16 s on Lighthouse's simulated phone.
 * In the browser, `styles` is read from the document, so that the client bundle has no copy.
 */
import sheet from "~/styles/app.css?inline";

const ID = "site-styles";
const styles = import.meta.env.SSR ? sheet : document.getElementById(ID)?.textContent;

export function SiteStyles() {
  // Vite can hot-reload a file.
  if (import.meta.env.DEV) return <link rel="stylesheet" href="/app/styles/app.css" />;
  return <style id={ID} dangerouslySetInnerHTML={{ __html: styles ?? "" }} />;
}
