/*
 * Inlines the stylesheet, because a file would delay the first paint by 0.16 s on Lighthouse's simulated phone. The client bundle has no
 * copy, because Vite drops the import where `import.meta.env.SSR` is false: if React renders the head again, `styles` comes from the document.
 */
import sheet from "~/styles/app.css?inline";

const ID = "site-styles";
const styles = import.meta.env.SSR ? sheet : document.getElementById(ID)?.textContent;

export function SiteStyles() {
  // A file, so that Vite can hot-reload it.
  if (import.meta.env.DEV) return <link rel="stylesheet" href="/app/styles/app.css" />;
  return <style id={ID} dangerouslySetInnerHTML={{ __html: styles ?? "" }} />;
}
