import type { LinksFunction } from "@remix-run/node";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useRouteError } from "@remix-run/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, useContext, useEffect, useState } from "react";
import pageScript from "./before-hydration.ts?page-script";
import { DocumentUpdates } from "./components/document-updates";
import { OfflineNotice } from "./components/offline-notice";
import { QuickContact } from "./components/quick-contact";
import { Sections } from "./components/sections";
import { SiteFooter } from "./components/site-footer";
import { SiteHeader } from "./components/site-header";
import { StickyTop } from "./components/sticky-top";
import { Tooltips } from "./components/tooltips";
import { DocumentContext } from "./document-context";
import { useIsDark } from "./hooks/use-is-dark";
import { FailurePage } from "./pages/failure-page";
import { NotFoundPage } from "./pages/not-found-page";
import { rootMeta } from "./seo/meta";
import { siteLanguage } from "./seo/site-url";
import printSheet from "./styles/print.css?url";
import styles from "./styles.css?inline";

export const meta = rootMeta;

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "48x48" },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  // Without credentials the browser would open a second connection for this file.
  { rel: "manifest", href: "/manifest.webmanifest", crossOrigin: "use-credentials" },
];

/**
 * The server renders the document around every page, error pages included. In the browser React owns what is inside `#site`,
 * so that nothing that an extension, a translator or an in-app browser adds to the document can fail hydration.
 */
export function Layout({ children }: { children: ReactNode }) {
  const site = <Site>{children}</Site>;
  return import.meta.env.SSR ? <Document>{site}</Document> : <DocumentShape>{site}</DocumentShape>;
}

/** As many children in each place as `Document` has: React makes the ids of `useId` from their number. */
function DocumentShape({ children }: { children: ReactNode }) {
  return (
    <>
      {null}
      {/* biome-ignore lint/complexity/noUselessFragments: it stands for body, and counts */}
      <>
        {children}
        {null}
        {null}
      </>
    </>
  );
}

/**
 * Prefetches a page of this site when a pointer rests on its link (Speculation Rules API). Waits with the scripts for a pointer,
 * because Chrome on Android prefetches what a visitor only scrolls past.
 */
const speculationRules = { prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }] };

function Document({ children }: { children: ReactNode }) {
  const { isPrerendered, nonce } = useContext(DocumentContext);
  const inline = (text: string) => ({ nonce, dangerouslySetInnerHTML: { __html: text } });
  // A page in another language changes it here alone: entry.client.tsx compares both places below.
  const language = siteLanguage;
  return (
    <html lang={language} className={useIsDark() ? "at-night" : undefined}>
      <head>
        {/* document-updates.tsx knows what is written here and not by `<Meta />`. */}
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* iOS would turn digits into links. Every number is a link already. */}
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#0b1430" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#070c1e" />
        <Meta />
        {/* Inside the document, because a file would delay the first paint. In development Vite serves files, and replaces them. */}
        {import.meta.env.PROD ? (
          <style {...inline(styles)} />
        ) : (
          <link rel="stylesheet" href="/app/styles.css" media="all" />
        )}
        <link rel="stylesheet" href={printSheet} media="print" />
        <Links />
      </head>
      <body>
        {/* The language as it was sent: entry.client.tsx leaves a translated page alone. */}
        <div id="site" data-language={language}>
          {children}
        </div>
        {/* On a weak line, modules that start at once would delay the first paint. The script below starts those that wait. */}
        {isPrerendered ? (
          <template id="scripts">
            <script type="speculationrules" {...inline(JSON.stringify(speculationRules))} />
            <Scripts />
          </template>
        ) : (
          <Scripts nonce={nonce} />
        )}
        <script type="module" {...inline(pageScript)} />
      </body>
    </html>
  );
}

/** No state here changes while React hydrates: it would render every section again. */
function Site({ children }: { children: ReactNode }) {
  // With TanStack Query's defaults, as docs/site.md asks.
  const [queryClient] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <Sections>
        <a href="#conteudo" className="night fixed top-2 left-(--gutter) z-30 px-4 py-3 font-bold not-focus:-top-24">
          Pular para o conteúdo
        </a>
      </Sections>
      <StickyTop>
        <Sections>
          <SiteHeader />
          <OfflineNotice />
        </Sections>
      </StickyTop>
      <main id="conteudo" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      <Sections>
        <SiteFooter />
        <QuickContact />
      </Sections>
      <Tooltips />
      {import.meta.env.SSR || <DocumentUpdates />}
    </QueryClientProvider>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { nonce } = useContext(DocumentContext);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isMissing) console.error(error);
  }, [isMissing, error]);
  if (!isMissing) return <FailurePage />;
  return (
    <>
      {/* Logs the path even where React never starts, as on an untouched phone. */}
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: 'console.error("404: " + location.pathname)' }}
      />
      <NotFoundPage />
    </>
  );
}
