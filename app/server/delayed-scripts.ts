/**
 * Moves the scripts of a static page into a `<template>`, from which app/document/page-script.ts starts them (docs/architecture.md).
 * Drops their preloads, which would download them at once. React would hoist preloads out of a `<template>`, so this works on the HTML.
 */
export function delayScripts(html: string): string {
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/(<div id="site-scripts"[^>]*>)([\s\S]*?)(<\/div>)/, "$1<template>$2</template>$3");
}
