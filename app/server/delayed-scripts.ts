/**
 * Moves the scripts of a static page into a `<template>`, from which app/document/page-script.ts starts them (docs/architecture.md).
 * Works on the HTML, because React would hoist the `<link rel="modulepreload">` out of a `<template>` into the head.
 */
export function delayScripts(html: string): string {
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/(<div id="scripts"[^>]*>)([\s\S]*?)(<\/div>)/, "$1<template>$2</template>$3");
}
