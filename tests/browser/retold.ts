import { escaped, type Said } from "./spoken";

/**
 * Tells what is heard in the words of what was kept, so that the two are equal when only content differs: a heard line that a
 * kept one fits, whatever its «…» say, becomes that line; a list whose items are all of the kept kinds becomes the kept list.
 *
 * @param kept lines as `written` makes them
 * @param heard the same, of now
 * @returns the lines of `heard`, each that differs from `kept` as it was heard
 */
export function retold(kept: string, heard: string): string {
  return lines(retell(read(kept), read(heard)));
}

function retell(kept: Said[], heard: Said[]): Said[] {
  let next = 0;
  const isAsLong = kept.length === heard.length;
  return heard.map((node, at) => {
    const found = kept.findIndex(
      ({ line }, index) => (isAsLong ? index === at : index >= next) && fits(line, node.line),
    );
    const twin = kept[found];
    if (!twin) return node;
    next = found + 1;
    return { line: twin.line, parts: (isList(twin) ? retellItems : retell)(twin.parts, node.parts) };
  });
}

/** The owner may add and remove items, not invent a new kind of them. */
function retellItems(kept: Said[], heard: Said[]): Said[] {
  const strange = heard.filter((item) => !kept.some((kind) => isSame([kind], [item])));
  return strange.length === 0 && heard.length > 0 ? kept : [...kept, ...strange];
}

function isSame(kept: Said[], heard: Said[]) {
  return lines(retell(kept, heard)) === lines(kept);
}

function isList({ line }: Said) {
  return /^(• )?lista\b/.test(line);
}

/** Marks say nothing about the line that is heard: words of ours may be content's too, today or some day. */
function fits(kept: string, heard: string) {
  if (roleOf(kept) !== roleOf(heard)) return false;
  const pattern = kept
    .split(/«[^»]*»/)
    .map(escaped)
    .join(".+");
  return new RegExp(`^${pattern}$`, "u").test(heard.replace(/[«»]/g, ""));
}

/** What stands before the name: a text has none, and is no link whatever it says. */
function roleOf(line: string) {
  return /^(?:• )?(?:[a-zá-ú][^:«»]*(?=:|$| de «))?/.exec(line)?.[0];
}

function read(text: string): Said[] {
  const root: Said[] = [];
  const open = [root];
  for (const whole of text.split("\n").filter(Boolean)) {
    const line = whole.trimStart();
    const depth = (whole.length - line.length) / 2;
    const node: Said = { line, parts: [] };
    open[depth]?.push(node);
    open[depth + 1] = node.parts;
  }
  return root;
}

function lines(all: readonly Said[], indent = ""): string {
  return all.map(({ line, parts }) => `${indent}${line}\n${lines(parts, `${indent}  `)}`).join("");
}
