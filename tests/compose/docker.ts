import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";

export const HOST = "chaveiro.test";

const env = { ...process.env, SITE_HOST: HOST, ACME_EMAIL: `owner@${HOST}`, COMPOSE_PROJECT_NAME: "chaveiro-test" };

const docker = spawnSync("docker", ["info"]).status === 0;
const compose = [["docker", "compose"] as const, ["docker-compose"] as const].find(
  ([program, ...args]) => spawnSync(program, [...args, "version"]).status === 0,
);

/** Why the compose file cannot be run here, or nothing. */
export const lacking = !docker ? "no Docker engine answers" : compose ? undefined : "Docker has no Compose";

/**
 * Runs Compose with the shipped file and what the test adds.
 *
 * @returns what it printed, both streams
 * @throws Error with that, when it fails
 */
export async function runCompose(...args: string[]): Promise<string> {
  const [program = "", ...first] = compose ?? [];
  const files = ["-f", "deploy/compose.yaml", "-f", "tests/compose/compose.yaml"];
  const { stdout, stderr } = await promisify(execFile)(program, [...first, ...files, ...args], {
    env,
    maxBuffer: 100 * 1024 * 1024,
  });
  return stdout + stderr;
}
