import type { LinksFunction } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteError } from "@remix-run/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, use, useEffect } from "react";
import { OfflineNotice } from "~/components/offline-notice";
import { QuickContact } from "~/components/quick-contact";
import { SiteFooter } from "~/components/site-footer";
import { SiteHeader } from "~/components/site-header";
import { TooltipProvider } from "~/components/tooltip";
import { business } from "~/content/business";
import { adsScript } from "~/document/ads-script";
import { NonceContext } from "~/document/nonce-context";
import { pageScript } from "~/document/page-script";
import { prefetchedPaths } from "~/document/prefetched-paths";
import { getQueryClient } from "~/document/query-client";
import { SiteStyles } from "~/document/site-styles";
import { useRouteHandle } from "~/hooks/use-route-handle";
import { FailurePage } from "~/pages/failure-page";
import { NotFoundPage } from "~/pages/not-found-page";
import { rootMeta } from "~/seo/meta";
import { siteLanguage } from "~/seo/site";
import { colors } from "~/styles/colors";
import { isNotFound } from "~/utils/is-not-found";

export const meta = rootMeta;

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "48x48" },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  // Without credentials, the browser would open a second connection for this file.
  { rel: "manifest", href: "/manifest.webmanifest", crossOrigin: "use-credentials" },
];

/** The document around every page, including error pages. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const { isStatic, isDark, lang = siteLanguage } = useRouteHandle();
  const frame = <Frame>{children}</Frame>;
  return (
    // entry.client.tsx compares `lang` with `data-source-language`: a translator changes only `lang`.
    <html lang={lang} data-source-language={lang} className={isDark ? "dark" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Otherwise iOS turns digits that are not a phone number into links. */}
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        {/* Colors of the browser's bars, in light and dark mode. A route's own `theme-color` in `<Meta />` comes first and wins. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={colors.night} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colors.pageDark} />
        <SiteStyles />
        <Links />
      </head>
      <body>
        <QueryClientProvider client={getQueryClient()}>
          <TooltipProvider>
            {/* If an extension has changed the page, React renders only this `<Suspense>` again, and the head keeps its styles.
                Streamed pages have no such `<Suspense>`, because an error inside could come too late for the failure page. */}
            {isStatic ? <Suspense>{frame}</Suspense> : frame}
          </TooltipProvider>
        </QueryClientProvider>
        <ScrollRestoration nonce={nonce} />
        {/* On static pages, server/delayed-scripts.ts delays the content of #site-scripts. */}
        <div id="site-scripts" hidden>
          <Scripts nonce={nonce} />
        </div>
        {/* Only the server renders these. React 19 skips unknown elements at the end of the body
            (docs/decisions/react-19.md). If a later React did not, every page would log an error, and tests/browser would fail. */}
        {import.meta.env.SSR && <InlineScripts nonce={nonce} />}
      </body>
    </html>
  );
}

/** Links to our pages, but not `<Link>`, which changes the page without loading a document. Remix marks it with `data-discover`. */
const linksToPages = { and: [{ href_matches: prefetchedPaths }, { not: { selector_matches: "[data-discover]" } }] };
/** Prefetches a page when its link is pressed. On a phone, more eager rules would prefetch every link in view. */
const prefetchRules = { prefetch: [{ where: linksToPages, eagerness: "conservative" }] };

/** Inline scripts, which work even if React never starts. The client bundle has no copy of them. */
function InlineScripts({ nonce }: { nonce?: string }) {
  const { isStatic } = useRouteHandle();
  const isMissing = isNotFound(useRouteError());
  const logsMissingPath = Boolean(isStatic) && isMissing;
  const page = callOf(pageScript, import.meta.env.PROD, logsMissingPath);
  const { googleAds } = business;
  const ads = googleAds && import.meta.env.PROD && callOf(adsScript, googleAds.id, googleAds.conversion);
  return (
    <>
      <script type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: page }} />
      {ads && <script type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: ads }} />}
      <script
        type="speculationrules"
        nonce={nonce}
        dangerouslySetInnerHTML={{ __html: JSON.stringify(prefetchRules) }}
      />
    </>
  );
}

/** @returns JavaScript that calls a self-contained function, by its source */
function callOf<Args extends unknown[]>(run: (...args: Args) => void, ...args: Args): string {
  return `(${run})(${args.map((arg) => JSON.stringify(arg))})`;
}

/** Header, footer and quick contact around a page. They are in the site's language, even if the page is in another one. */
function Frame({ children }: { children: ReactNode }) {
  const { lang: pageLang } = useRouteHandle();
  const frameLang = pageLang ? siteLanguage : undefined; // `<html>` has the page's language, or the site's if the page has none
  return (
    // `isolate` creates a stacking context. Tooltips are outside it, so they lie above everything in it.
    // From the top: link to the content (z-4), header (z-3), offline notice (z-2, in the header's box from `sm` up), call bar (z-2),
    // footer (z-1), page (sections/hero.tsx).
    <div className="isolate bg-page" lang={frameLang}>
      <a
        href="#conteudo"
        className="fixed top-2 left-(--gutter) z-4 night-ground print:hidden px-4 py-3 font-bold not-focus:-top-24"
      >
        Pular para o conteúdo
      </a>
      {/* On phones the header scrolls away: `contents` removes this sticky box, and only the notice is sticky. */}
      <div className="sticky top-0 z-3 max-sm:contents print:hidden">
        <SiteHeader />
        <OfflineNotice />
      </div>
      <main id="conteudo" tabIndex={-1} lang={pageLang}>
        {children}
      </main>
      <SiteFooter />
      {/* The last element to hydrate, which tests wait for (tests/tools/in-page.ts). */}
      <QuickContact />
    </div>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isNotFound(error);
  const { pathname } = useLocation();
  useEffect(() => console.error(isMissing ? `404: ${pathname}` : error), [isMissing, error, pathname]);
  return isMissing ? <NotFoundPage /> : <FailurePage />;
}
