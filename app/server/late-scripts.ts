import type { EntryContext } from "@remix-run/node";
import { offline } from "../content/failure";
import inlineScript from "../late-scripts.ts?inline-script";

/** What the inline script needs to know of this page. */
export interface LateScripts {
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
 * Replaces Remix's `<Scripts/>`, which starts the modules at once; on a weak line they delay the first paint. The inline
 * script starts the same modules later.
 *
 * @returns the scripts that go last in the body
 */
export function lateScripts({ manifest, staticHandlerContext, serverHandoffString }: EntryContext): string {
  const matched = staticHandlerContext.matches.map(({ route }) => route.id);
  const routeIds = matched.length > 0 ? matched : ["root"];
  const routes = routeIds.map((id) => manifest.routes[id]);
  const pageScripts: LateScripts = {
    routeIds,
    routeModules: routes.map((route) => route?.module ?? ""),
    manifest: manifest.url,
    entry: [manifest.entry.module, ...manifest.entry.imports],
    noticeId: offline.id,
    isUrgent: routes.some((route) => route?.hasClientLoader),
  };
  return [
    `<script type="speculationrules">${JSON.stringify(speculationRules)}</script>`,
    `<script>window.__remixContext=${serverHandoffString};window.lateScripts=${JSON.stringify(pageScripts)};${inlineScript}</script>`,
  ].join("");
}
