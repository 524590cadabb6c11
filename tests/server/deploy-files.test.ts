import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { documentHeaders } from "~/server/response-headers";
import { startBuiltSite } from "../../scripts/lib/built-site.mjs";
import { ask } from "../tools/raw-http";
import { run } from "../tools/run-node";
import { script } from "../tools/site-paths";

test("what the Dockerfile copies serves pages and files, passes the health check, and logs no requests", async () => {
  const image = readFileSync("Dockerfile", "utf8").split("\nFROM ").at(-1) ?? "";
  const check: string[] = JSON.parse(/HEALTHCHECK .*CMD (\[.+)/.exec(image)?.[1] ?? "");
  const folder = mkdtempSync(join(tmpdir(), "image-"));
  for (const [, path = ""] of image.matchAll(/^COPY .*\/site\/(\S+)/gm))
    if (path === "node_modules") symlinkSync(resolve(path), join(folder, path), "junction");
    else cpSync(path, join(folder, path), { recursive: true });
  const site = await startBuiltSite({ folder });
  onTestFinished(() => site.stop().then(() => rmSync(folder, { recursive: true })));
  for (const path of ["/", script, "/sw.js"]) expect((await ask(site.port, "GET", path)).status, path).toBe(200);
  expect(await run(check.slice(1), { env: { PORT: String(site.port) } })).toMatchObject({ code: 0 });
  await site.stop();
  expect(site.printed()).toMatch(/^\[remix-serve\] .+\n$/);
});

const compose = "deploy/compose.yaml";

// Only Docker reads these files, so what they lose would show on the server.
test.each([
  ["Dockerfile", "--omit=dev|/site/package.json|ENV NODE_ENV=production PORT=3000|USER node"],
  [".dockerignore", "\n*\n|\n!.env.production\n|\n!photos\n"],
  [compose, "restart: always|security_opt|stop_grace_period: 2s|pids_limit: 128|mem_limit: 256m|mem_limit: 768m"],
  [compose, '"80:80", "443:443", "443:443/udp"|enable_ipv6: true|start_interval: 1s'],
  [compose, 'read_only: true|cap_drop: [ALL]|cap_add: [NET_BIND_SERVICE]|".:/deploy:ro", "certificates:/data"'],
  [compose, "max-size: 10m, max-file:|GOMEMLIMIT: 600MiB|inside: { internal: true }|OLD_HOSTS:-"],
])("%s keeps its settings: %s", (file, settings) => {
  const text = readFileSync(file, "utf8").replace(/(^| )#.*/gm, "");
  expect(settings.split("|").filter((setting) => !text.includes(setting))).toEqual([]);
});

test("files get from Caddy the headers that documents get from the app", () => {
  const list = readFileSync("deploy/Caddyfile", "utf8").matchAll(/header \?(\S+) (.+)/g);
  const headers = Array.from(list, ([, ...header]) => header);
  expect(headers).toHaveLength(4);
  expect(Object.entries(documentHeaders)).toEqual(expect.arrayContaining(headers));
});
