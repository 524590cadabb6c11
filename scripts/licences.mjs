/**
 * Lists the licence of every package that ships: what the image's node_modules holds, and what is compiled into the build.
 * Fails when one is not known to allow that, or when a package of the image would run a script as it is installed.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** All let anyone use and pass on the package, and ask for no more than their own text to stay with it. */
const ACCEPTED = new Set(["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "OFL-1.1"]);

/**
 * @typedef {{ version: string, license?: string, dev?: boolean, optional?: boolean, devOptional?: boolean,
 *   hasInstallScript?: boolean, dependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Package
 * @type {Record<string, Package>}
 */
const installed = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;

const inImage = Object.entries(installed)
  .filter(([path, { dev, optional, devOptional }]) => path !== "" && !dev && !optional && !devOptional)
  .map(([path]) => path);
// app/figtree.woff2 is cut from the font package.
const compiledIn = closure(
  [...importedByTheApp(), "@fontsource-variable/figtree"].map((name) => `node_modules/${name}`),
).filter((path) => !inImage.includes(path));

console.log(`In the image's node_modules: ${inImage.length} packages`);
print(inImage);
console.log(`\nCompiled into the build: ${compiledIn.length} packages`);
print(compiledIn);

const unaccepted = [...inImage, ...compiledIn].filter((path) => !isAccepted(licence(path)));
const withScripts = inImage.filter((path) => installed[path]?.hasInstallScript);
if (unaccepted.length > 0)
  console.error(`\nNot accepted: ${unaccepted.map((path) => `${path} (${licence(path)})`).join(", ")}`);
if (withScripts.length > 0) console.error(`\nRun a script as they are installed: ${withScripts.join(", ")}`);
process.exitCode = unaccepted.length + withScripts.length > 0 ? 1 : 0;

/** @param {string[]} paths */
function print(paths) {
  /** @type {Map<string, string[]>} */
  const byLicence = new Map();
  for (const path of paths)
    byLicence.set(licence(path), [...(byLicence.get(licence(path)) ?? []), nameAndVersion(path)]);
  for (const [name, members] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
    console.log(`  ${name} (${members.length}): ${members.sort().join(", ")}`);
  }
}

/** @param {string} path */
function nameAndVersion(path) {
  return `${path.split("node_modules/").pop()}@${installed[path]?.version}`;
}

/** @param {string} path */
function licence(path) {
  return installed[path]?.license ?? "unknown";
}

/**
 * @param {string} expression an SPDX licence expression without brackets within brackets
 * @returns whether every licence of an AND, or one of an OR, is accepted
 */
function isAccepted(expression) {
  return expression
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((name) => ACCEPTED.has(name)));
}

/** @returns the names of the packages that files under app/ import, styles included */
function importedByTheApp() {
  const specifier = /(?:from|import|url)\s*\(?\s*["'](@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)/g;
  const names = readdirSync("app", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
    .flatMap((entry) => [...readFileSync(join(entry.parentPath, entry.name), "utf8").matchAll(specifier)])
    .map(([, name = ""]) => name);
  return [...new Set(names)].filter((name) => `node_modules/${name}` in installed).sort();
}

/**
 * @param {string[]} roots paths in the lock file
 * @returns they and all that they depend on
 */
function closure(roots) {
  const found = new Set(roots);
  for (const path of found) {
    const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = installed[path] ?? {};
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys(dependencies), ...peers]) {
      const resolved = resolve(path, name);
      if (resolved) found.add(resolved);
    }
  }
  return [...found];
}

/**
 * @param {string} from
 * @param {string} name
 * @returns where Node would find the package, from the nearest node_modules outwards
 */
function resolve(from, name) {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf("/node_modules/")))) {
    const candidate = base === "" ? `node_modules/${name}` : `${base}/node_modules/${name}`;
    if (candidate in installed) return candidate;
    if (base === "") return undefined;
  }
}
