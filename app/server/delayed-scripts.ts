/*
 * On a weak line React's scripts, some 130 KB, would delay the first paint, and a phone's visitor needs none of them. On a static page
 * they wait in a <template>, from which the page script (app/page-script.ts) starts them.
 */

/**
 * Works on the finished HTML, because React would move the preloads out of a `<template>`.
 *
 * @param html a whole document, in which app/root.tsx puts the scripts into `#scripts`
 */
export function delayScripts(html: string): string {
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/(<div id="scripts"[^>]*>)([\s\S]*?)(<\/div>)/, "$1<template>$2</template>$3");
}
