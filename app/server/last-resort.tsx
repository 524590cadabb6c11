import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { business } from "../content/business";
import { maskPhone } from "../formats/contact-links";
import { FailurePage } from "../pages/failure-page";
import { siteLanguage } from "../seo/site-url";
import styles from "../styles.css?inline";

/**
 * @returns the page for when nothing else can answer, an HTML document that asks for no other file. The server sends it when
 *   a document cannot be rendered at all; the proxy sends it when no server answers.
 */
export function lastResortPage(): string {
  const hash = createHash("sha256").update(styles).digest("base64");
  const document = (
    <html lang={siteLanguage} className="at-night">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={`default-src 'none'; style-src 'sha256-${hash}'`} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="robots" content="noindex" />
        <title>{`Ligue ${maskPhone(business.phone)} – ${business.name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          <FailurePage />
        </main>
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}
