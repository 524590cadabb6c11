import { readdirSync } from "node:fs";
import { business } from "~/content/business";
import { pages } from "~/content/pages";
import type { HomeContent, ServicePageContent } from "~/content/types";

export type PageName = keyof typeof pages;
type PageContent = HomeContent | ServicePageContent;

export const { origin } = new URL(process.env.SITE_URL || business.origin);

/** A path that shows the 404. */
export const missingPath = "/porta-que-nao-existe";

const files = readdirSync("app/content").filter((name) => name.endsWith(".ts"));
const modules = await Promise.all(files.map((name) => import(/* @vite-ignore */ `../../app/content/${name}`)));
const pageContents = modules.flatMap((module) => Object.values<PageContent>(module)).filter((content) => content?.hero);

/** The content of each page of pages.ts: the export of app/content that has this page as its `page`. */
export const contents = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, pageContents.find(({ page }) => page.path === path)]),
) as Record<PageName, PageContent>;

export const homeContents = Object.values(contents).filter((content) => content.kind === "home");
export const serviceContents = Object.values(contents).filter((content) => content.kind === "service");
