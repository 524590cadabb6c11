/**
 * @param {string} origin where the site is served, without a trailing slash
 * @returns {Promise<string[]>} the paths of all public pages, as the site's own sitemap lists them (sitemaps.org/protocol.html)
 * @throws Error when there is no sitemap, or it lists nothing
 */
export async function listedPages(origin) {
  const response = await fetch(`${origin}/sitemap.xml`);
  const paths = response.ok
    ? Array.from((await response.text()).matchAll(/<loc>(.*?)<\/loc>/g), ([, url = ""]) => new URL(url).pathname)
    : [];
  if (paths.length === 0) throw new Error(`${origin}/sitemap.xml lists no page (status ${response.status})`);
  return paths;
}
