/**
 * Moves a static page's scripts into a `<template>` (docs/architecture.md#delayed-scripts), and drops their preloads, because phones would
 * load the preloaded scripts anyway. This cannot be JSX, because React would move the preloads out of the `<template>`.
 */
export function delayScripts(html: string): string {
  const withoutPreloads = html.replace(/<link rel="modulepreload"[^>]*>/g, "");
  // The first `</div>` closes #site-scripts, because Remix escapes each `<` in the scripts' data. delayed-scripts.spec.ts checks it.
  return withoutPreloads.replace(/(<div id="site-scripts"[^>]*>)([\s\S]*?)(<\/div>)/, "$1<template>$2</template>$3");
}
