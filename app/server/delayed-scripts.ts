/**
 * Moves the scripts of a static page into a `<template>` (docs/architecture.md#delayed-scripts), and drops their preloads.
 * This needs the HTML, because React would hoist preloads out of a `<template>`. The first `</div>` is that of #site-scripts:
 * Remix escapes each `<` of its data.
 */
export function delayScripts(html: string): string {
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/(<div id="site-scripts"[^>]*>)([\s\S]*?)(<\/div>)/, "$1<template>$2</template>$3");
}
