import type { LinksFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
} from "@remix-run/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { AfterHydration } from "./components/after-hydration";
import { OfflineNotice } from "./components/offline-notice";
import { QuickContact } from "./components/quick-contact";
import { SectionBoundary } from "./components/section-boundary";
import { SiteFooter } from "./components/site-footer";
import { SiteHeader } from "./components/site-header";
import { StickyTop } from "./components/sticky-top";
import { Tooltips } from "./components/tooltips";
import { useIsAtNight } from "./hooks/use-is-at-night";
import { FailurePage } from "./pages/failure-page";
import { NotFoundPage } from "./pages/not-found-page";
import { createQueryClient } from "./query-client";
import { rootMeta } from "./seo/meta";
import homeStyles from "./styles/home.css?inline";
import serviceStyles from "./styles/service.css?inline";
import styles from "./styles.css?inline";

export const meta = rootMeta;

export const links: LinksFunction = () => [
  // In development, style sheets are files that Vite replaces after an edit. In production they are inlined.
  ...(import.meta.env.DEV ? ["styles.css", "styles/home.css", "styles/service.css"] : []).map((file) => ({
    rel: "stylesheet",
    href: `/app/${file}`,
  })),
  { rel: "icon", href: "/favicon.ico", sizes: "48x48" },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

// Without credentials the browser would open a second connection for this file.
const webManifest = <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />;

/** The document around every page, error pages included: head, skip link, header, notice, content, footer. */
export function Layout({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <html lang="pt-BR" className={useIsAtNight() ? "at-night" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* iOS would turn digits into links before hydration. Every number is a link already. */}
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#0b1430" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#070c1e" />
        <Meta />
        {import.meta.env.PROD && <InlinedStyles />}
        <Links />
        {/* Rendered after hydration: the manifest must not compete with the font. */}
        <noscript>{webManifest}</noscript>
        <AfterHydration>{webManifest}</AfterHydration>
      </head>
      <body>
        <QueryClientProvider client={queryClient}>
          <a href="#conteudo" className="night fixed top-2 left-(--gutter) z-30 px-4 py-3 font-bold not-focus:-top-24">
            Pular para o conteúdo
          </a>
          <StickyTop>
            <SectionBoundary>
              <SiteHeader />
            </SectionBoundary>
            <OfflineNotice />
          </StickyTop>
          <main className="print:hidden">
            <Suspense>{children}</Suspense>
          </main>
          <SectionBoundary>
            <SiteFooter />
          </SectionBoundary>
          <QuickContact />
          <Tooltips />
        </QueryClientProvider>
        {(import.meta.env.DEV || import.meta.env.SSR) && <ScriptsForData />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** In production `<Scripts/>` is rendered only for the data of loaders. Other pages start their scripts late (app/late-scripts.ts). */
function ScriptsForData() {
  const hasData = useMatches().some(({ data }) => (data ?? null) !== null);
  return (import.meta.env.DEV || hasData) && <Scripts />;
}

/** The styles of the page. The browser's modules contain no CSS: hydration takes the text that the document has. */
function InlinedStyles() {
  const matches = useMatches().slice(1);
  const text = import.meta.env.SSR
    ? styles + matches.map(({ handle }) => stylesOf(handle)).join("")
    : (document.querySelector("head > style")?.textContent ?? "");
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

/** @returns the styles that the route's `handle` names: home or service, or both when it names none */
function stylesOf(handle: unknown): string {
  const { styles: kind } = (handle ?? {}) as { styles?: "home" | "service" };
  return (kind === "service" ? "" : homeStyles) + (kind === "home" ? "" : serviceStyles);
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    console.error(isMissing ? `404: ${pathname}` : error);
  }, [isMissing, pathname, error]);
  return isMissing ? <NotFoundPage /> : <FailurePage />;
}
