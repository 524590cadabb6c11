import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { freePort } from "../../scripts/built-site.mjs";

/** Runs Node to its end, on a free port and in production where the environment says nothing else (`undefined` unsets). */
export async function run(
  args: string[],
  { cwd = ".", env = {} }: { cwd?: string; env?: Record<string, string | undefined> } = {},
) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(await freePort()), ...env },
    timeout: 30_000,
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code, out, err };
}
