import { createHash } from "node:crypto";
import { business } from "../content/business";
import { areas } from "../content/claims";
import { maskPhone, phoneHref, whatsappHref } from "../content/contact-links";
import { messages } from "../content/messages";

const style = `
:root{color-scheme:light dark;--page:#fff9ef;--ink:#121a33;--muted:#56607f}
@media (prefers-color-scheme:dark){:root{--page:#070c1e;--ink:#f1f3fc;--muted:#aeb8d9}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;place-content:center;padding:2rem 1.25rem;background:var(--page);color:var(--ink);font:1.0625rem/1.5 Figtree,system-ui,sans-serif}
main{max-width:32rem}
svg{display:block;width:4rem;margin-bottom:1.5rem}
h1{font-size:clamp(2.125rem,1.5rem + 3.6vw,3.25rem);line-height:1.04;letter-spacing:-.03em;text-wrap:balance}
p{margin:1rem 0;color:var(--muted)}
a{display:block;margin-top:.75rem;padding:.875rem 1.25rem;border-radius:.875rem;font-weight:700;font-size:1.1875rem;text-align:center;text-decoration:none;background:#0b1430;color:#fff;border:1px solid #34437c}
a.whatsapp{background:#1fd065;color:#04260f;border-color:#1fd065}
a:focus-visible{outline:3px solid #9a4a06;outline-offset:3px}
@media (prefers-color-scheme:dark){a:focus-visible{outline-color:#ffb62e}}
`.replaceAll("\n", "");

/**
 * What the proxy shows when nothing else can answer: whole in itself, with the number and the chat, asking nobody for
 * anything.
 *
 * @returns an HTML document; its Content-Security-Policy allows its one style, by hash, and nothing else
 */
export function lastResortPage(): string {
  const hash = createHash("sha256").update(style).digest("base64");
  const number = maskPhone(business.phone);
  const name = escaped(business.name);
  return `<!DOCTYPE html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash}'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no">
<meta name="robots" content="noindex">
<title>Ligue ${number} – ${name}</title>
<style>${style}</style>
</head>
<body>
<main>
<svg viewBox="0 0 36 36" aria-hidden="true"><rect width="36" height="36" rx="10" fill="#ffb62e"/><path fill="#0b1430" d="M14.6 20.4a6.5 6.5 0 1 1 6.8 0L23.5 29h-11Z"/></svg>
<h1>O site volta logo.<br>Nós atendemos agora.</h1>
<p>${name}: chaveiro 24 horas, todos os dias, em qualquer bairro de ${escaped(areas)}.</p>
<a href="${phoneHref(business.phone)}">Ligar: ${number}</a>
<a class="whatsapp" href="${whatsappHref(business.whatsapp, messages.urgent)}" target="_blank" rel="noopener noreferrer" aria-label="Chamar no WhatsApp (abre em nova aba)">Chamar no WhatsApp</a>
</main>
</body>
</html>
`;
}

/** Nothing here is React's: "Chaves&parafusos" would be read as "Chaves¶fusos". */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
