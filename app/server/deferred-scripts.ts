import type { EntryContext } from "@remix-run/node";
import beforeHydration from "../before-hydration.ts?inline-script";
import { offline } from "../content/failure";

/** What the inline script needs to know of this page. */
export interface DeferredScripts {
  /** Ids of the matched routes, and the URL of each one's module. */
  routeIds: string[];
  routeModules: string[];
  /** URLs of Remix's manifest and of the entry module with its imports. */
  manifest: string;
  entry: string[];
  noticeId: string;
  /** Whether the page has a `clientLoader`, whose data only scripts can bring. */
  isUrgent: boolean;
}

/** Prefetches a page of this site when a pointer rests on its link or a finger goes down (Speculation Rules API). */
const speculationRules = { prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }] };

/**
 * Remix's own `<Scripts/>` starts its modules at once, and on a weak line they delay the first paint. This is used in its
 * place: the same modules start later (before-hydration.ts).
 *
 * @returns the scripts that go last in the body
 */
export function deferredScripts({ manifest, staticHandlerContext, serverHandoffString }: EntryContext): string {
  const matched = staticHandlerContext.matches.map(({ route }) => route.id);
  const routeIds = matched.length > 0 ? matched : ["root"];
  const routes = routeIds.map((id) => manifest.routes[id]);
  const deferred: DeferredScripts = {
    routeIds,
    routeModules: routes.map((route) => route?.module ?? ""),
    manifest: manifest.url,
    entry: [manifest.entry.module, ...manifest.entry.imports],
    noticeId: offline.id,
    isUrgent: routes.some((route) => route?.hasClientLoader),
  };
  return [
    `<script type="speculationrules">${JSON.stringify(speculationRules)}</script>`,
    `<script>window.__remixContext=${serverHandoffString};window.deferred=${JSON.stringify(deferred)};${beforeHydration}</script>`,
  ].join("");
}
