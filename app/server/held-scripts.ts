import inlineScript from "../before-hydration.ts?inline-script";

/** Prefetches a page of this site when a pointer rests on its link or a finger goes down (Speculation Rules API). */
const speculationRules = { prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }] };

/**
 * Adds the inline script (app/before-hydration.ts) to a document. A page without data has the output of Remix's `<Scripts/>` in a
 * `<template>`, until that script takes it out: modules that start at once delay the first paint on a weak line.
 *
 * @param html a finished document, in which nothing but `<Scripts/>` follows the element that React hydrates
 * @param isHeld whether Remix's scripts wait
 */
export function addScripts(html: string, isHeld: boolean): string {
  const start = html.lastIndexOf("</div>") + "</div>".length;
  const scripts = html.slice(start, html.lastIndexOf("</body>"));
  // The first packets need no `modulepreload` links, and Remix's data and modules as one script need one hash less in the policy.
  const held = scripts.replace(/<link [^>]*>/g, "").replace('</script><script type="module" async="">', "");
  return [
    html.slice(0, start),
    isHeld ? `<template id="scripts">${held}</template>` : scripts,
    `<script type="speculationrules">${JSON.stringify(speculationRules)}</script>`,
    `<script>${inlineScript}</script></body></html>`,
  ].join("");
}
