/**
 * Moves the scripts of a static page into a `<template>` (docs/architecture.md#delayed-scripts), and drops their preloads. In HTML,
 * because React would hoist preloads out of a `<template>`. Remix escapes each `<` of its data, so the first `</div>` is the right one.
 */
export function delayScripts(html: string): string {
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/(<div id="site-scripts"[^>]*>)([\s\S]*?)(<\/div>)/, "$1<template>$2</template>$3");
}
