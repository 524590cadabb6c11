// @vitest-environment node
import { spawnSync } from "node:child_process";
import { expect, it, onTestFinished, vi } from "vitest";

// Both read the configuration of a build, which a busy machine takes seconds for.
vi.setConfig({ testTimeout: 60_000 });

it("SITE_URL is the origin that a build writes everywhere", async () => {
  vi.stubEnv("SITE_URL", "https://outra-casa.example/");
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const { loadConfigFromFile } = await import("vite");
  const loaded = await loadConfigFromFile({ command: "build", mode: "production" }, "vite.config.ts");
  expect(loaded?.config.define?.__SITE_URL__).toBe(JSON.stringify("https://outra-casa.example"));
});

it("a SITE_URL that is no origin ends the build with one sentence and no stack trace", () => {
  const build = spawnSync(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"], {
    env: { ...process.env, SITE_URL: "chaveiro.example/inicio" },
    encoding: "utf8",
  });
  expect(build.status).not.toBe(0);
  const lines = build.stderr.split("\n").filter((line) => line && !line.startsWith("npm warn"));
  expect(lines).toEqual([expect.stringMatching(/^SITE_URL must be an absolute http\(s\) origin.*\.$/)]);
});
