import { browserslistToTargets, Features, transform } from "lightningcss";

/*
 * Makes a finished document smaller: 0.8 KB on a home page, 1.5 on a service page and 3.4 on the 404, of the 14,600 bytes that a
 * server may send at once. A document that has not been here is larger, and otherwise the same.
 *
 * All pages have one style sheet. Lightning CSS leaves out what it is told that nobody uses: classes that the document does not
 * have, and custom properties that no rule reads. What React may show later has the whole sheet, which comes with the scripts.
 */

/** Older browsers get the styles without the scripts (app/before-hydration.ts). */
export const oldestBrowsers = ["chrome 80", "edge 80", "firefox 78", "ios_saf 13.4", "safari 13.1"];
/** Lightning CSS would replace `system-ui` by a list of fonts. All of these browsers know `system-ui`. */
export const exclude = Features.FontFamilySystemUi;

/**
 * @param {string} html a finished document of app/root.tsx
 * @returns {string}
 */
export function shrinkPage(html) {
  const [style = ""] = /(?<=<style>).*?(?=<\/style>)/s.exec(html) ?? [];
  const rest = joinWaitingScripts(html.replace(style, ""));
  const shown = namesIn(rest, /\sclass="([^"]*)"/g).flatMap((names) => unescaped(names).split(" "));
  // Lightning CSS would also leave out a property or keyframes of that name: `text-wrap` is the name of a class too.
  const others = namesIn(style, /(?:[{;]|@keyframes )([\w-]+)[:{]/g);
  const used = new Set([...shown, ...others]);
  const classes = namesIn(style, /\.((?:\\.|[\w-])+)/g).map((name) => name.replace(/\\(.)/g, "$1"));
  const usedRules = leaveOut(
    style,
    classes.filter((name) => !used.has(name)),
  );
  const read = new Set(namesIn(usedRules + rest, /var\((--[\w-]+)/g));
  const properties = namesIn(usedRules, /[{;](--[\w-]+):/g);
  const code = leaveOut(
    usedRules,
    properties.filter((name) => !read.has(name)),
  );
  return rest.replace("<style>", () => `<style>${code}`);
}

/**
 * @param {string} style
 * @param {string[]} unusedSymbols names of classes and of custom properties
 */
function leaveOut(style, unusedSymbols) {
  const { code } = transform({
    ...{ filename: "style.css", code: Buffer.from(style), minify: true, unusedSymbols },
    // The sheet has its prefixes already.
    ...{ targets: browserslistToTargets(oldestBrowsers), exclude: exclude | Features.VendorPrefixes },
  });
  return code.toString();
}

/** @param {string} value of an attribute as React writes it */
function unescaped(value) {
  return value
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
function namesIn(text, pattern) {
  return Array.from(text.matchAll(pattern), ([, name = ""]) => name);
}

/**
 * The waiting scripts need no `modulepreload` links, and Remix's data and modules as one script need one hash less in the policy.
 *
 * @param {string} html
 */
function joinWaitingScripts(html) {
  return html.replace(/(?<=<template id="scripts">).*?(?=<\/template>)/s, (scripts) =>
    scripts
      .replace(/<link rel="modulepreload"[^>]*>/g, "")
      .replace('</script><script type="module" async="">', "")
      .replace("<script>", '<script type="module">'),
  );
}
