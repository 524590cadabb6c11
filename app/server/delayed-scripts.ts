/**
 * Moves the scripts of a static page into a `<template>`, from which app/document/page-script.ts starts them: on a weak signal 165 KB of JavaScript would
 * delay the first paint. Works on the HTML, because React would move the preloads out of a `<template>`.
 */
export function delayScripts(html: string): string {
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/(<div id="scripts"[^>]*>)([\s\S]*?)(<\/div>)/, "$1<template>$2</template>$3");
}
