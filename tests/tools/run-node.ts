import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** Runs Node until the process exits. `env` extends this process's environment. */
export async function run(args: string[], { cwd = ".", env = {} } = {}) {
  const all = { ...process.env, NODE_ENV: "production" as const, ...env };
  const child = spawn(process.execPath, args, { cwd, env: all, timeout: 300_000 });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code, out, err };
}
