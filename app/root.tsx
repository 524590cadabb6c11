import type { LinksFunction } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigationType,
  useRouteError,
} from "@remix-run/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, use, useEffect, useState } from "react";
import { OfflineNotice } from "~/components/offline-notice";
import { QuickContact } from "~/components/quick-contact";
import { SiteFooter } from "~/components/site-footer";
import { SiteHeader } from "~/components/site-header";
import { TooltipProvider } from "~/components/tooltip";
import { InlineScript } from "~/document/inline-script";
import { NonceContext } from "~/document/nonce-context";
import { pageScript } from "~/document/page-script";
import { prefetchedPaths } from "~/document/prefetched-paths";
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
  // Without credentials the browser would open a second connection.
  { rel: "manifest", href: "/manifest.webmanifest", crossOrigin: "use-credentials" },
];

/** One for all pages. In the state of `Layout`, React would drop it when a page suspends while it loads. */
const browserQueryClient = import.meta.env.SSR ? undefined : new QueryClient();

/** The document around every page, including error pages. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const { isStatic, isDark } = useRouteHandle();
  // Whether the first page was static: if the `<Suspense>` below came or went after a `<Link>`, the layout routes inside would lose their state.
  const [hasSuspense] = useState(isStatic);
  const queryClient = browserQueryClient ?? new QueryClient(); // on the server, one for each request
  const frame = <Frame isStatic={isStatic}>{children}</Frame>;
  return (
    <html lang={siteLanguage} className={isDark ? "dark" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Otherwise iOS turns digits that are no phone number into links. */}
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        {/* The browser's bars: the header's color, and in dark mode the page's. A `theme-color` in a route's `meta` comes first, and wins. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={colors.night} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colors.pageDark} />
        <SiteStyles />
        <Links />
      </head>
      <body>
        <QueryClientProvider client={queryClient}>
          <TooltipProvider>
            {/* If an extension has changed the page, React renders again only what is in this `<Suspense>`, and keeps the styles. Pages
                without `isStatic` have none: if they failed on the server, their body would be empty (docs/architecture.md, Document). */}
            {hasSuspense ? <Suspense>{frame}</Suspense> : frame}
          </TooltipProvider>
        </QueryClientProvider>
        <InlineScript type="module" code={`(${pageScript})(${import.meta.env.PROD})`} />
        <InlineScript type="speculationrules" code={JSON.stringify(prefetchRules)} />
        <ScrollRestoration nonce={nonce} />
        {/* On static pages, server/delayed-scripts.ts delays the content of #site-scripts. */}
        <div id="site-scripts" hidden>
          <Scripts nonce={nonce} />
        </div>
      </body>
    </html>
  );
}

/** Not Remix's `<Link>`, which may need no document. */
const linksToPages = { and: [{ href_matches: prefetchedPaths }, { not: { selector_matches: "[data-discover]" } }] };
/** Prefetches a page when its link is pressed. More eager rules would do so on phones for every link in view; for a mouse there is entry.client.tsx. */
const prefetchRules = { prefetch: [{ where: linksToPages, eagerness: "conservative" }] };

/** Header, footer and quick contact around a page. */
function Frame({ isStatic, children }: { isStatic?: boolean; children: ReactNode }) {
  return (
    // `isolate` makes a stacking context, so that tooltips lie above everything in it.
    <div className="isolate">
      <a
        href="#conteudo"
        className="fixed top-2 left-(--gutter) z-4 night-ground print:hidden px-4 py-3 font-bold not-focus:-top-24"
      >
        Pular para o conteúdo
      </a>
      {/* On phones the header scrolls away: `contents` removes this box, and only the notice is sticky. */}
      <div className="sticky top-0 z-3 max-sm:contents print:hidden">
        <SiteHeader />
        <OfflineNotice />
      </div>
      {/* Static pages print only the footer's facts: a sheet with the phone number, to hang up at a door. On other pages, `tabIndex` would let a
          click on text take the focus from a form. */}
      <main id="conteudo" {...(isStatic && { tabIndex: -1, className: "print:hidden" })}>
        {children}
      </main>
      <SiteFooter />
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
  // The specification asks for the missing path in the console. In a document an inline script logs it, because on phones React has not
  // started. After a `<Link>` no inline script runs, so the effect logs it. After Back it has been logged before.
  const isFirstOrBack = useNavigationType() === "POP";
  useEffect(() => {
    if (!isMissing) console.error(error);
    else if (!isFirstOrBack) console.error(`404: ${pathname}`);
  }, [isMissing, error, isFirstOrBack, pathname]);
  if (!isMissing) return <FailurePage />;
  return (
    <>
      <InlineScript code='console.error("404: " + location.pathname)' />
      <NotFoundPage />
    </>
  );
}
