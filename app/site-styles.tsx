/*
 * The style sheet is part of the document, because a file would delay the first paint by 0.16 s in Lighthouse's model of a phone. The
 * browser's scripts bring no second copy: they read the one in the document, in case React renders the head again.
 */
import sheet from "./styles/app.css?inline";

const ID = "site-styles";
const styles = import.meta.env.SSR ? sheet : document.getElementById(ID)?.textContent;

export function SiteStyles() {
  // Vite replaces a file at each change.
  if (import.meta.env.DEV) return <link rel="stylesheet" href="/app/styles/app.css" />;
  return <style id={ID} dangerouslySetInnerHTML={{ __html: styles ?? "" }} />;
}
