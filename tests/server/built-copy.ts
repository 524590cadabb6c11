import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";

/** @returns the folder of a copy of what this site is built from, which whoever asks for it removes */
export function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const entries = ["app", "public", "scripts", "package.json", "tsconfig.json", "vite.config.ts", "remix.config.js"];
  for (const name of entries) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

/**
 * Builds a copy of this site with routes added, as somebody who knows Remix would add them.
 *
 * @param routes the text of each, by its file's path from app/routes; of what else is added, too
 * @returns the folder of the copy, and a function that removes it
 * @throws Error with what the build printed
 */
export async function buildCopy(routes: Record<string, string>) {
  const folder = copySite();
  for (const [name, text] of Object.entries(routes)) writeFileSync(join(folder, "app/routes", name), text);
  const build = spawn(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [printed, complaints, [status]] = await Promise.all([
    text(build.stdout),
    text(build.stderr),
    once(build, "exit"),
  ]);
  if (status !== 0) throw new Error(printed + complaints);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
