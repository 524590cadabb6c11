import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "release-"));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync("deploy/release", join(folder, "deploy/release"));
chmodSync(folder, 0o755);
const closed = join(folder, "closed");
mkdirSync(closed, { mode: 0o600 });
// Stand-ins for `sleep`, and for `docker` with a site that is up. Every other call of `docker` succeeds, and prints nothing.
// Tests set OTHER to the folder of the site that has port 443, and BUILD and PAGE to commands that fail.
const docker = `case $* in
  *publish=443*) echo "$OTHER" ;;
  *"build site-a") $BUILD ;;
  *State.Status*) echo running ;;
  *fora-do-ar*) $PAGE ;;
esac`;
for (const [name, script] of Object.entries({ docker, sleep: "" }))
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}`, { mode: 0o755 });

test.each([
  ["is up", 0o777, {}, 0, "The release is up."],
  ["has samples allowed", 0o777, { PLACEHOLDERS: "allow" }, 1, "Nothing was done: PLACEHOLDERS is for demos"],
  ["may not write into its folder", 0o555, {}, 1, "Nothing was done: "],
  ["would lose a part of a password", 0o777, { SERVER: "A='$b'\nB=pa$word" }, 1, ".env.server, line 2 needs its"],
  [
    "finds another site's folder closed",
    0o777,
    { OTHER: `${closed}/deploy` },
    1,
    `the site of ${closed}/deploy already`,
  ],
  ["is interrupted", 0o777, { BUILD: "eval kill -INT $PPID" }, 1, "Interrupted: the same command again"],
  ["does not build", 0o777, { BUILD: "false" }, 1, "This release does not build"],
  ["cannot save the fallback page", 0o777, { PAGE: "false" }, 1, "The release is up, but its fallback page is not"],
])(
  "a release that %s says so",
  (_name, mode, { SERVER = "# $\nA='$b'\n", ...faults }: Record<string, string>, code, message) => {
    chmodSync(join(folder, "deploy"), mode);
    writeFileSync(join(folder, ".env.server"), SERVER);
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, OTHER: "", BUILD: "", PAGE: "", ...faults };
    const uid = process.getuid?.() === 0 ? 65534 : undefined; // root may write and read everything
    const { status, stdout, stderr } = spawnSync(join(folder, "deploy/release"), { env, uid, encoding: "utf8" });
    expect([status, stdout + stderr]).toEqual([code, expect.stringContaining(message)]);
  },
);
