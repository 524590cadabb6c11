import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** Runs Node until the process exits. `env` extends this process's; `undefined` unsets a variable. */
export async function run(
  args: string[],
  { cwd = ".", env = {} }: { cwd?: string; env?: Record<string, string | undefined> } = {},
) {
  const all = { ...process.env, NODE_ENV: "production" as const, ...env };
  const child = spawn(process.execPath, args, { cwd, env: all, timeout: 300_000 });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code, out, err };
}

/** @returns Node's argument to run a module before the program */
export function importing(module: string): string {
  return `--import=data:text/javascript,${encodeURIComponent(module)}`;
}
