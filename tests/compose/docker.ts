import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { text } from "node:stream/consumers";
import { copySite } from "../tools/built-copy";

export const HOST = "www.chaveiro.test";
export const OLD_HOST = "old.test";
const PROJECT = "chaveiro-test";

// Containers, images and certificates with names of their own, apart from a site that runs here.
const names = { SITE_HOST: HOST, OLD_HOSTS: OLD_HOST, COMPOSE_PROJECT_NAME: PROJECT };
const env = { ...process.env, ...names, CADDY_OPTIONS: "local_certs\nskip_install_trust" };

/** Why the stack cannot run here, or nothing. */
export const missing = [["info"], ["compose", "version"]]
  .filter((args) => spawnSync("docker", args).status !== 0)
  .map((args) => `\`docker ${args.join(" ")}\` fails`)
  .join(" and ");

/** A copy of the repository, to be changed as an owner changes it. */
export const checkout = missing ? "" : copySite("deploy", "Dockerfile", ".dockerignore");

/** Runs a program in the copy, and returns its exit code and what it printed, both streams. */
export async function run(program: string, ...args: string[]) {
  const child = spawn(program, args, { cwd: checkout, env });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: code as number, printed: out + err };
}

/** @returns what Compose printed, without the spaces around */
export async function compose(...args: string[]): Promise<string> {
  const { code, printed } = await run("docker", "compose", "--file", "deploy/compose.yaml", ...args);
  if (code !== 0) throw new Error(`docker compose ${args.join(" ")}: ${printed}`);
  return printed.trim();
}

export async function removeEverything(): Promise<void> {
  await compose("down", "--volumes", "--remove-orphans");
  await run("docker", "image", "rm", PROJECT, `${PROJECT}:before`, `${PROJECT}:leaving`);
  rmSync(checkout, { recursive: true });
}
