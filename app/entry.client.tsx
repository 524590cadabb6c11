import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { prefetchedPaths } from "~/document/prefetched-paths";

// React does not start on a translated page, because hydration would bring back the original text.
// Translation tools change `lang`; Microsoft's marks each text instead.
const { lang, dataset } = document.documentElement;
const isTranslated = lang !== dataset.sourceLanguage || document.querySelector("[_msttexthash]") !== null;

const serverPage = document.documentElement.innerHTML;

/**
 * When `Layout` in root.tsx fails, Remix's own boundary catches the error, and shows a stack trace in place of the page.
 * This function restores the server's page, which has the phone number. React does not know the new elements, so it leaves them alone.
 */
function onCaughtError(error: unknown) {
  console.error(error);
  // The timeout is needed because React calls this function before it renders the stack trace.
  setTimeout(() => {
    const isLayoutGone = !document.getElementById("conteudo"); // a route's `ErrorBoundary` is inside the layout
    if (isLayoutGone) document.documentElement.innerHTML = serverPage;
  });
}

if (!isTranslated)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
      {
        // Usually an extension has changed the page. React renders that part again, and nothing is lost.
        onRecoverableError: (error) => console.warn(error),
        ...(import.meta.env.PROD && { onCaughtError }),
      },
    );
  });

const prefetched = new Set<string>();

// Prefetches a page the first time a mouse points at its link. `prefetchRules` in root.tsx does so when a link is pressed.
addEventListener("pointerover", ({ target, pointerType }) => {
  // Excludes a Remix `<Link>`, which has `data-discover`.
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a:not([data-discover])");
  if (pointerType !== "mouse" || !link || !isOtherPage(link)) return;
  const { pathname } = link;
  if (prefetched.has(pathname) || navigator.connection?.saveData) return;
  prefetched.add(pathname);
  document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: pathname }));
});

/** @returns whether a link leads to another of our pages and has no query, because a query would make it another URL in the cache */
function isOtherPage({ origin, pathname, search }: HTMLAnchorElement): boolean {
  const isOurs = origin === location.origin && prefetchedPaths.includes(pathname) && search === "";
  return isOurs && pathname !== location.pathname;
}
