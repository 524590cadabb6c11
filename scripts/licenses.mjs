/* Lists the license of every package that ships, and fails if one is not accepted. */
import { execSync } from "node:child_process";

const ACCEPTED = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT-0", "OFL-1.1"];

const found = execSync('npm query ":root .prod"', { encoding: "utf8", maxBuffer: 100_000_000 });
for (const { name, version, license } of JSON.parse(found)) {
  console.log(`${name} ${version}: ${license}`);
  // For example, "(Unlicense OR Apache-2.0)".
  const parts = String(license).replace(/[()]/g, "").split(" OR ");
  if (!parts.some((part) => part.split(" AND ").every((name) => ACCEPTED.includes(name)))) {
    console.error(`${name}: its license is not accepted`);
    process.exitCode = 1;
  }
}
