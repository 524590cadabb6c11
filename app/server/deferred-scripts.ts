import type { EntryContext } from "@remix-run/node";

/**
 * Remix's own `<Scripts/>` starts its modules at once, where they share a weak line with the first paint. This starts the
 * same modules in the same order after `load`, in an idle moment, or at the visitor's first sign.
 *
 * @returns the inline script that goes last in the body
 */
export function deferredScripts({ manifest, staticHandlerContext, serverHandoffString }: EntryContext): string {
  const matched = staticHandlerContext.matches
    .map(({ route }) => manifest.routes[route.id])
    .filter((route) => route !== undefined);
  const routes = (matched.length > 0 ? matched : [manifest.routes.root]).filter((route) => route !== undefined);
  const ids = JSON.stringify(routes.map((route) => route.id));
  const modules = JSON.stringify(routes.map((route) => route.module));
  const preloads = JSON.stringify([
    ...new Set([manifest.entry.module, ...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])]),
  ]);
  return `<script>window.__remixContext=${serverHandoffString};(${start})(${JSON.stringify(manifest.url)},${ids},${modules},${preloads})</script>`;
}

/** For browsers that know modules; older ones keep the page as it is, which is whole. */
const start = [
  "(manifest,ids,modules,preloads)=>{",
  "let begin=()=>{",
  "begin=()=>{};",
  "for(const href of preloads)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));",
  "Promise.all([manifest,...modules].map(url=>import(url))).then(([,...loaded])=>{",
  "window.__remixRouteModules=Object.fromEntries(ids.map((id,i)=>[id,loaded[i]]));",
  "import(preloads[0])})};",
  "for(const sign of['pointerover','touchstart','focusin'])addEventListener(sign,()=>begin(),{once:true,passive:true});",
  "onload=()=>(window.requestIdleCallback||setTimeout)(()=>begin())",
  "}",
].join("");
