import type { EntryContext } from "@remix-run/node";
import { offline } from "../content/failure";

/**
 * Remix's own `<Scripts/>` starts its modules at once, where they share a weak line with the first paint. This starts the
 * same modules in the same order after `load` and the first paint, in an idle moment, or at the visitor's first sign; where
 * the browser says that the line is metered or slow (https://wicg.github.io/netinfo/), at that sign alone: 100 KB of a
 * visitor's data are not ours to spend on what works without. Until then it shows the notice of a lost connection itself.
 *
 * @returns the inline script that goes last in the body; browsers that know no modules keep the page as it is, which is whole
 */
export function deferredScripts({ manifest, staticHandlerContext, serverHandoffString }: EntryContext): string {
  const matched = staticHandlerContext.matches.map(({ route }) => route.id);
  const ids = matched.length > 0 ? matched : ["root"];
  const modules = [manifest.url, ...ids.map((id) => manifest.routes[id]?.module)];
  const entry = [manifest.entry.module, ...manifest.entry.imports];
  // Remix's flags are constants in the scripts already (vite.config.ts).
  const context = serverHandoffString?.replace(/(?<="future":)\{[^}]*\}/, "{}");
  // What a `clientLoader` gives is not in the document: its page waits for no sign.
  const sign = ids.some((id) => manifest.routes[id]?.hasClientLoader) ? ";dispatchEvent(new Event('focusin'))" : "";
  return `<script>window.__remixContext=${context};(${start})(${[ids, modules, entry, offline.id].map((value) => JSON.stringify(value))})${sign}</script>`;
}

/**
 * Short names: this travels with the first screen. What the line loses on the way is asked for again at the next sign; the
 * browser has told its console which file it was.
 */
const start = [
  "(ids,modules,entry,notice)=>{",
  "(ononline=onoffline=()=>{document.getElementById(notice).hidden=navigator.onLine})();",
  // Without a network the browser would put its own error page in the place of this one and its numbers, where no worker has pages.
  "addEventListener('click',event=>{let link=event.target.closest('a[href^=\"/\"]');",
  "link&&link.pathname!=location.pathname&&!navigator.onLine&&!navigator.serviceWorker?.controller&&event.preventDefault()},true);",
  // Array.at came with the last of the syntax that the modules are compiled to (vite.config.ts): without it they are no scripts.
  "if(![].at)return;",
  "let begun,begin=()=>{if(begun)return;begun=true;",
  "for(let href of entry){let link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)}",
  "Promise.all(modules.map(url=>import(url))).then(loaded=>{",
  "window.__remixRouteModules=Object.fromEntries(ids.map((id,i)=>[id,loaded[i+1]]));",
  "return import(entry[0])}).catch(()=>{begun=false})};",
  "for(let sign of['pointerover','touchstart','focusin'])addEventListener(sign,begin);",
  "let{saveData,effectiveType='4g'}=navigator.connection||{};",
  "if(!saveData&&effectiveType=='4g')onload=()=>new PerformanceObserver(()=>(window.requestIdleCallback||setTimeout)(()=>begin())).observe({type:'paint',buffered:true})}",
].join("");
