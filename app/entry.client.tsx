import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { plainLinks } from "~/document/plain-links";
import { siteLanguage } from "~/seo/site";

// Translators change `lang`, and Microsoft's marks each text. Hydration would bring the original text back.
const isTranslated =
  document.documentElement.lang !== siteLanguage || document.querySelector("[_msttexthash]") !== null;

const serverPage = document.documentElement.innerHTML;

/** Remix replaces the page by a stack when root.tsx's `Layout` fails. The server's page has the number, and works without React. */
function onCaughtError(error: unknown) {
  console.error(error);
  // React has not rendered the stack yet.
  setTimeout(() => {
    if (!document.getElementById("conteudo")) document.documentElement.innerHTML = serverPage;
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

// Prefetches a page when a mouse points at its link; the second time the cache answers. The speculation rules in root.tsx do it only when
// the link is pressed.
addEventListener("pointerover", ({ target, pointerType }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(plainLinks);
  if (link && pointerType === "mouse" && link.pathname !== location.pathname)
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: link.pathname }));
});
