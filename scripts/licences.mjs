/** Lists the licence of every package that the image or the build holds, and fails when one is not accepted. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { init } from "license-checker-rseidelsohn";

/** Licences that let anyone use and pass on a package, if the text of the licence stays with it. */
const onlyAllow = "0BSD;Apache-2.0;BSD-2-Clause;BSD-3-Clause;ISC;MIT;OFL-1.1";

const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const names = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) => /\.(tsx?|css)$/.test(name));
const sources = names.map((name) => readFileSync(join("app", name), "utf8")).join();
for (const [name, version] of Object.entries(devDependencies)) {
  // Compiled into the build; scripts/font.mjs cuts app/figtree.woff2 from Fontsource's package.
  if (sources.includes(`"${name}"`) || sources.includes(`"${name}/`) || name.startsWith("@fontsource"))
    dependencies[name] = version;
}

// The checker reads a folder: this one depends on the packages that ship.
const start = mkdtempSync(join(tmpdir(), "licences-"));
symlinkSync(resolve("node_modules"), join(start, "node_modules"), "junction");
writeFileSync(join(start, "package.json"), JSON.stringify({ name: "site", private: true, dependencies }));
const packages = await promisify(init)({ start, production: true, excludePrivatePackages: true, onlyAllow });
for (const [name, { licenses }] of Object.entries(packages)) console.log(`${name}: ${licenses}`);
rmSync(start, { recursive: true });
