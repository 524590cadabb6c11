import type { EntryContext } from "@remix-run/node";

/**
 * Remix's own `<Scripts/>` starts its modules at once, where they share a weak line with the first paint. This starts the
 * same modules in the same order after `load` and the first paint, in an idle moment, or at the visitor's first sign.
 *
 * @returns the inline script that goes last in the body; browsers that know no modules keep the page as it is, which is whole
 */
export function deferredScripts({ manifest, staticHandlerContext, serverHandoffString }: EntryContext): string {
  const matched = staticHandlerContext.matches.map(({ route }) => route.id);
  const ids = matched.length > 0 ? matched : ["root"];
  const modules = [manifest.url, ...ids.map((id) => manifest.routes[id]?.module)];
  const entry = [manifest.entry.module, ...manifest.entry.imports];
  return `<script>window.__remixContext=${serverHandoffString};(${start})(${[ids, modules, entry].map((list) => JSON.stringify(list))})</script>`;
}

/** Short names: this is the one piece of script that travels with the first 14,600 bytes. */
const start = [
  "(ids,modules,entry)=>{",
  // Array.at came with the last of the syntax that the modules are compiled to (vite.config.ts): without it they are no scripts.
  "if(![].at)return;",
  "let begin=()=>{begin=()=>{};",
  "for(let href of entry){let link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)}",
  "Promise.all(modules.map(url=>import(url))).then(loaded=>{",
  "window.__remixRouteModules=Object.fromEntries(ids.map((id,i)=>[id,loaded[i+1]]));",
  "import(entry[0])})};",
  "for(let sign of['pointerover','touchstart','focusin'])addEventListener(sign,()=>begin());",
  "onload=()=>new PerformanceObserver(()=>(window.requestIdleCallback||setTimeout)(()=>begin())).observe({type:'paint',buffered:true})}",
].join("");
