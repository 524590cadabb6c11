/**
 * Moves the scripts of a static page into a `<template>` (docs/architecture.md#delayed-scripts), and drops their preloads, with which
 * phones would load the scripts anyway. Not in JSX, because React would move the preloads out of the `<template>`.
 */
export function delayScripts(html: string): string {
  const withoutPreloads = html.replace(/<link rel="modulepreload"[^>]*>/g, "");
  // The first `</div>` closes #site-scripts, because Remix escapes each `<` in the scripts' data (else delayed-scripts.spec.ts fails).
  return withoutPreloads.replace(/(<div id="site-scripts"[^>]*>)([\s\S]*?)(<\/div>)/, "$1<template>$2</template>$3");
}
