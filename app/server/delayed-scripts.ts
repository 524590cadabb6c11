/**
 * Moves the scripts of a static page into a `<template>` (docs/architecture.md#delayed-scripts), and drops their preloads, which React
 * would hoist out of it. So it changes the HTML. Remix escapes each `<` of its data: the first `</div>` is the right one.
 */
export function delayScripts(html: string): string {
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/(<div id="site-scripts"[^>]*>)([\s\S]*?)(<\/div>)/, "$1<template>$2</template>$3");
}
