import { readdirSync } from "node:fs";
import { business } from "../../app/content/business";
import { pages } from "../../app/content/pages";
import type { HomeContent, ServicePageContent } from "../../app/content/schema.server";

export type PageName = keyof typeof pages;
type PageContent = HomeContent | ServicePageContent;

/** The origin that the site is built for. */
export const { origin } = new URL(process.env.SITE_URL || business.origin);

/** An address of no page, which shows the 404. */
export const missingPath = "/porta-que-nao-existe";

const files = readdirSync("app/content").filter((name) => name.endsWith(".ts"));
/** Every export of every content file. */
const exported: unknown[] = (
  await Promise.all(
    files.map(async (name) => Object.values(await import(/* @vite-ignore */ `../../app/content/${name}`))),
  )
).flat();

/** The content of each page of pages.ts: the export of app/content that names the page. No page is listed here by hand. */
export const contents = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => {
    const content = exported.filter(isPageContent).find(({ page }) => page.path === path);
    if (!content) throw new Error(`no file of app/content exports the content of ${path}`);
    return [name, content];
  }),
) as Record<PageName, PageContent>;

export const homeContents = Object.values(contents).filter((content) => "services" in content);
export const serviceContents = Object.values(contents).filter((content) => "cards" in content);

function isPageContent(value: unknown): value is PageContent {
  return typeof value === "object" && value !== null && "page" in value && "hero" in value;
}
