import styles from "../styles.css?inline";

/**
 * A page's first packets carry the rules for what it shows; the whole sheet comes with the scripts, as a file, for the pages and
 * notices that these draw. By regular expressions, which the compiled sheet allows: parsed by PostCSS it cost 8 MB and 30 to
 * 140 ms of each start.
 *
 * @param html a finished document, the whole sheet within
 * @returns the document, its sheet without the rules for classes that nothing in it has
 */
export function withUsedStyles(html: string): string {
  const attributes = html.matchAll(/ class="([^"]*)"/g);
  const names = Array.from(attributes, ([, names = ""]) => names.replaceAll("&gt;", ">").replaceAll("&amp;", "&"));
  const classes = new Set(names.join(" ").split(" "));
  let used = styles.replace(/([^{};]+)\{[^{}]*\}/g, (rule, selectors) => (isUsed(selectors, classes) ? rule : ""));
  while (EMPTY.test(used)) used = used.replace(EMPTY, "");
  const animations = used.match(/animation[\w-]*:[^;}]+/g)?.join() ?? "";
  used = used.replace(KEYFRAMES, (rule, name) => (animations.includes(name) ? rule : ""));
  return html.replace(styles, () => used);
}

const EMPTY = /@[^{};]+\{\}/;
const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]+\{[^{}]*\})*\}/g;

/** In doubt a rule stays: of what these pseudo-classes hold, one class may be enough, or must be missing. */
function isUsed(selectors: string, classes: ReadonlySet<string>): boolean {
  if (/:(?:has|is|not|where)\(|\\[\da-f]/i.test(selectors)) return true;
  return selectors.split(/(?<!\\),/).some((selector) => {
    const names = selector.matchAll(/\.((?:\\.|[^\0-\x7f]|[\w-])+)/g);
    return Array.from(names, ([, name = ""]) => name.replaceAll("\\", "")).every((name) => classes.has(name));
  });
}
