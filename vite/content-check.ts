import { linksToOtherPaths } from "../app/content/rules/between-files.server";
import * as field from "../app/content/rules/fields.server";
import { type Content, findIssues } from "../app/content/rules/schema.server";
import { joined } from "../app/utils/words";
import { copyFault, exportName, files, type LoadedFiles, loadFiles, savingFault } from "./content-files";
import { faultOf, linesWith, placeOf } from "./content-place";
import type { RouteNeeds } from "./route-check";
import { isPublicOrigin, samplesOf } from "./samples";

/** Runs while this module loads: `runnerImport` in content-plugin.ts closes its server afterwards, and no `import()` below would work. */
export const result = await check(process.env.SITE_URL);

/**
 * @returns the origin, without a trailing slash; the samples of a site with a public origin, and the fault if they are not allowed;
 *   whether images are out of date; the routes that the content needs
 * @throws Error in Portuguese with one line per fault: file, line, field, what is wrong, example
 */
async function check(siteUrl?: string) {
  const loaded = await loadCorrectContent();
  // These modules are not imported above because files with a fault may not load.
  const { business } = await import("../app/content/business");
  const { reviews } = await import("../app/content/reviews");
  const chosen = field.origin.safeParse(siteUrl || business.origin);
  if (!chosen.success) throw new Error(`SITE_URL ${chosen.error.issues[0]?.message} Está "${siteUrl}".`);
  const { origin } = new URL(chosen.data);
  const samples = isPublicOrigin(origin) ? samplesOf(business, reviews) : [];
  const mayHaveSamples = samples.length === 0 || process.env.PLACEHOLDERS === "allow";
  const { images, stateOf, photos, isOldPhoto } = await import("../app/images/images");
  const hasOldImages = images.some((image) => stateOf(image) === "outdated") || photos.some(isOldPhoto);
  return {
    origin,
    samples: samples.join(", "),
    samplesFault: mayHaveSamples ? undefined : samplesFaultOf(samples, origin),
    hasOldImages,
    needs: routeNeeds(loaded),
  };
}

function samplesFaultOf(samples: string[], origin: string): string {
  const fault = `app/content: é de exemplo: ${samples.join(", ")}. ${origin} é de verdade: troque cada um pelo seu.`;
  if (!samples.includes("reviews")) return fault;
  const isComment = (line: string) => /^\s*[/*]/.test(line);
  const isSample = (line: string) => !isComment(line) && /\bsample: true/.test(line);
  const lines = joined(linesWith("app/content/reviews.ts", isSample).map(String), "e");
  return `${fault} Em reviews.ts, apague sample: true (linha ${lines}) do que já é de verdade.`;
}

/**
 * Reports the first of these faults:
 *
 * 1. a file that cannot be read
 * 2. a copy of a file, such as "business - Copia.ts", whose content would replace that of the file
 * 3. wrong content in files that load, which may be why another file does not load
 * 4. a file that does not load
 * 5. a page without its content
 *
 * @throws Error with the fault's sentence
 */
async function loadCorrectContent(): Promise<LoadedFiles> {
  const unreadable = Object.keys(files).map(savingFault).find(Boolean);
  if (unreadable) throw new Error(unreadable);
  const loaded = await loadFiles();
  const copy = copyFault(loaded);
  if (copy) throw new Error(copy);
  const fault = contentFaults(loaded).join("\n") || loaded.faults[0];
  if (fault) throw new Error(fault);
  const lost = lostContentFault(loaded);
  if (lost) throw new Error(lost);
  return loaded;
}

/** @returns the routes that the content needs, for route-check.ts */
function routeNeeds(loaded: LoadedFiles): RouteNeeds {
  const content = loaded.content as unknown as Content;
  return {
    pages: Object.entries(content.pages).map(([name, { path }]) => ({
      name,
      path,
      place: placeOf(["pages", name, "path"], loaded),
    })),
    links: linksToOtherPaths(content).flatMap(({ to, ...issue }) => {
      const fault = faultOf(issue, loaded);
      return fault ? { to, fault } : [];
    }),
  };
}

/** @returns a fault if a page's file no longer has the export that its route shows. The schemas check only exports that are there. */
function lostContentFault({ content, exportsOf }: LoadedFiles): string | undefined {
  for (const name of Object.keys(content.pages as Content["pages"])) {
    const file = Object.keys(exportsOf).find((file) => exportName(file) === name);
    if (file && !(name in content))
      return `${file}: ${name} está faltando, e uma página mostra esse conteúdo. Exemplo: export const ${name}.`;
  }
}

/** @returns one sentence for each fault in the content */
function contentFaults(loaded: LoadedFiles): string[] {
  return findIssues(loaded.content).flatMap((issue) => faultOf(issue, loaded) ?? []);
}
