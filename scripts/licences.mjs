/** Lists the licence of every package that ships, and fails when one is not accepted. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { init } from "license-checker-rseidelsohn";

/** Licences that let anyone use and pass on a package, if the text of the licence stays with it. */
const ACCEPTED = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "OFL-1.1"];

const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(tsx?|css)$/.test(name))
  .map((name) => readFileSync(join("app", name), "utf8"));
const isCompiledIn = (/** @type {string} */ name) =>
  sources.some((source) => source.includes(`"${name}"`) || source.includes(`"${name}/`));
for (const [name, version] of Object.entries(devDependencies)) {
  // scripts/font.mjs cuts app/figtree.woff2 from Fontsource's package.
  if (isCompiledIn(name) || name.startsWith("@fontsource")) dependencies[name] = version;
}

// The checker reads a folder: this one depends on the packages that ship, those of the build included.
const folder = mkdtempSync(join(tmpdir(), "licences-"));
symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "site", private: true, dependencies }));
const packages = await promisify(init)({ start: folder, production: true, excludePrivatePackages: true });
rmSync(folder, { recursive: true });

const unaccepted = [];
for (const [name, { licenses }] of Object.entries(packages)) {
  console.log(`${name}: ${licenses}`);
  const choices = String(licenses).replace(/[()]/g, "").split(" OR ");
  const isAccepted = choices.some((choice) => choice.split(" AND ").every((licence) => ACCEPTED.includes(licence)));
  if (!isAccepted) unaccepted.push(`${name} (${licenses})`);
}
console.log(`${Object.keys(packages).length} packages`);
if (unaccepted.length > 0) {
  console.error(`Not accepted: ${unaccepted.join(", ")}`);
  process.exitCode = 1;
}
