import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pages } from "../../app/content/pages";
import { startBuiltSite } from "../../scripts/built-site.mjs";

/** Ten packets of 1,460 bytes: what a server may send before the phone has to answer (RFC 6928). */
const LIMIT = 14_600;

let site: Awaited<ReturnType<typeof startBuiltSite>>;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.stop());

it.each([...Object.values(pages).map((page) => page.path), "/porta-que-nao-existe"])(
  "%s fits, headers and all, into the first ten packets",
  async (path) => {
    const response = await fetch(site.origin + path, { headers: { "Accept-Encoding": "br" } });
    const html = await response.text();
    const fields = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`);
    const headers = `HTTP/1.1 200 OK\r\n${fields.join("")}\r\n`.length;
    const body = Number(response.headers.get("Content-Length"));
    expect(response.headers.get("Content-Encoding")).toBe("br");
    expect(headers + body, `${headers} of headers, ${body} of body: ${partsOf(html)}`).toBeLessThanOrEqual(LIMIT);
  },
);

/** @returns what each part of a page adds to its compressed bytes */
function partsOf(html: string): string {
  const whole = brotliCompressSync(html).length;
  const parts = {
    styles: /<style>.*?<\/style>/gs,
    drawings: /<svg.*?<\/svg>/gs,
    "structured data": /<script type="application\/ld\+json">.*?<\/script>/gs,
    "start of the scripts": /<script>.*?<\/script>/gs,
    classes: / class="[^"]*"/g,
    main: /<main.*<\/main>/gs,
  };
  return Object.entries(parts)
    .map(([name, pattern]) => `${name} ${whole - brotliCompressSync(html.replace(pattern, "")).length}`)
    .join(", ");
}
