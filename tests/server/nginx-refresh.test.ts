import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { ask, describeWithNginx, encodings } from "./nginx-client";
import { HOST, startNginx } from "./running-nginx";

const pages = ["/", "/chaveiro-24h-recife"];
const paths = [...pages, "/sitemap.xml"];
const gone = "/chaveiro-antigo";
const script = "/build/assets/old.js";

describeWithNginx("deploy/proxy/refresh", () => {
  test("shows what changed at once, and fails nobody who visits meanwhile", async () => {
    let release = "1";
    const asked: string[] = [];
    const application = createServer(({ url = "", headers }, response) => {
      asked.push(`${release} ${url}`);
      if (url === gone && release === "2") response.writeHead(404, { "Cache-Control": "no-store" }).end();
      else
        response
          .writeHead(200, {
            "Cache-Control": "public, max-age=300, s-maxage=3600, stale-while-revalidate=86400",
            "X-Encoding": headers["accept-encoding"] ?? "",
          })
          .end(release);
    }).listen(0, "127.0.0.1");
    await once(application, "listening");
    onTestFinished(() => void application.close().closeAllConnections());
    const { port } = application.address() as { port: number };
    const nginx = await startNginx({ siteA: port, siteB: port });
    onTestFinished(() => nginx.stop());
    const askAll = async () => {
      const bodies = new Set<string>();
      for (const path of paths)
        for (const encoding of encodings)
          bodies.add((await ask(nginx, path, { headers: { "Accept-Encoding": encoding } })).body.toString());
      return [...bodies];
    };
    for (const path of [gone, script]) await ask(nginx, path);
    expect(await askAll()).toEqual(["1"]);
    release = "2";
    expect(await askAll()).toEqual(["1"]);
    let isDone = false;
    let visits = 0;
    const failures: unknown[] = [];
    const visitors = Array.from({ length: 16 }, async () => {
      while (!isDone) {
        // The pages alone: nginx counts how often one address asks for anything else.
        await ask(nginx, pages[visits % pages.length] ?? "/").then(
          ({ status }) => status === 200 || failures.push(status),
          (error) => failures.push(error),
        );
        visits++;
      }
    });
    const refresh = spawn("deploy/proxy/refresh", [String(nginx.https)], {
      env: { ...process.env, CACHE: `${nginx.directory}/cache`, SITE_HOST: HOST },
    });
    const [code] = await once(refresh, "exit");
    isDone = true;
    await Promise.all(visitors);
    expect([code, failures]).toEqual([0, []]);
    expect(visits).toBeGreaterThan(100);
    expect(await askAll()).toEqual(["2"]);
    expect(asked).not.toContain(`2 ${script}`);
    expect((await ask(nginx, gone)).status).toBe(404);
  });
});
