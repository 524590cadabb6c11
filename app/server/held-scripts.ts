import inlineScript from "../before-hydration.ts?inline-script";

/** Prefetches a page of this site when a pointer rests on its link or a finger goes down (Speculation Rules API). */
const speculationRules = { prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }] };

/**
 * Puts the output of Remix's `<Scripts/>` into a `<template>`, where it does nothing: modules that start at once delay the first
 * paint on a weak line. The inline script (app/before-hydration.ts) takes it out again.
 *
 * @param html a finished document, in which nothing but `<Scripts/>` follows the element that React hydrates
 */
export function holdScripts(html: string): string {
  const start = html.lastIndexOf("</div>") + "</div>".length;
  const scripts = html.slice(start, html.lastIndexOf("</body>"));
  // The first packets need no `modulepreload` links, and Remix's data and modules as one script need one hash less in the policy.
  const held = scripts.replace(/<link [^>]*>/g, "").replace('</script><script type="module" async="">', "");
  return [
    html.slice(0, start),
    `<template id="scripts">${held}</template>`,
    `<script type="speculationrules">${JSON.stringify(speculationRules)}</script>`,
    `<script>${inlineScript}</script></body></html>`,
  ].join("");
}
