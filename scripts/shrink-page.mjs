import { existsSync, readFileSync } from "node:fs";
import { browserslistToTargets, Features, transform } from "lightningcss";

/*
 * Makes a finished document smaller: 1.0 KB on a service page and 2.8 KB on the 404, of the 14,600 bytes that a server may send at
 * once. A document that has not been here is larger, and otherwise the same.
 *
 * All pages have one style sheet, so a page carries the rules of the others. Lightning CSS leaves out the rules of classes that it
 * is told nobody uses. A class is used when the page or a script that it can load has its name, written whole, as Tailwind asks for.
 */

const ASSETS = "build/client/assets/";

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
  const words = new Set([rest, ...scriptsOf(rest)].join(" ").split(/[\s"'`<>]+/));
  const classes = Array.from(style.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = ""]) => name.replace(/\\(.)/g, "$1"));
  const unusedSymbols = classes.filter((name) => !words.has(name) && !words.has(name.replaceAll("&", "&amp;")));
  const { code } = transform({
    ...{ filename: "style.css", code: Buffer.from(style), minify: true, unusedSymbols },
    // The sheet has its prefixes already.
    ...{ targets: browserslistToTargets(oldestBrowsers), exclude: exclude | Features.VendorPrefixes },
  });
  return rest.replace("<style>", () => `<style>${code}`);
}

/**
 * The waiting scripts need no `modulepreload` links, and Remix's data and modules as one script need one hash less in the policy.
 *
 * @param {string} html
 */
function joinWaitingScripts(html) {
  return html.replace(/(?<=<template id="scripts">).*?(?=<\/template>)/s, (scripts) =>
    scripts
      .replace(/<link [^>]*>/g, "")
      .replace('</script><script type="module" async="">', "")
      .replace("<script>", '<script type="module">'),
  );
}

/**
 * @param {string} text
 * @param {Set<string>} [found] names of scripts that have been read
 * @returns {string[]} the scripts that a text names, and those that they name. The list of all routes' scripts is left out.
 */
function scriptsOf(text, found = new Set()) {
  const names = Array.from(text.matchAll(/[\w-]+\.js/g), ([name]) => name);
  return names.flatMap((name) => {
    if (found.has(name) || name.startsWith("manifest-") || !existsSync(ASSETS + name)) return [];
    found.add(name);
    const script = readFileSync(ASSETS + name, "utf8");
    return [script, ...scriptsOf(script, found)];
  });
}
