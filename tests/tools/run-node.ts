import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { freePort } from "../../scripts/lib/built-site.mjs";

/** Runs Node until the process ends. `env` is added to this process's own; `undefined` unsets a variable. */
export async function run(
  args: string[],
  { cwd = ".", env = {} }: { cwd?: string; env?: Record<string, string | undefined> } = {},
) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(await freePort()), ...env },
    timeout: 300_000,
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code, out, err };
}

/** @returns the argument that makes Node run this module before the program */
export function importing(module: string): string {
  return `--import=data:text/javascript,${encodeURIComponent(module)}`;
}
