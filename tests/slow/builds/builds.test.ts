import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { run } from "../../tools/run-node";
import { copySite } from "../../tools/site-copy";

const BUILD = ["node_modules/@remix-run/dev/dist/cli.js", "vite:build", "--logLevel", "warn"];
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true })));

/** A copy of the site for one test. */
function copy() {
  const folder = copySite("scripts");
  folders.push(folder);
  const at = (file: string) => join(folder, file);
  return {
    at,
    read: (file: string) => readFileSync(at(file), "utf8"),
    write: (file: string, text: string) => writeFileSync(at(file), text),
    run: (args: string[]) => run(args, { cwd: folder }),
  };
}

test("a build whose route is a copy of another one, and whose link has no route, exits with 1 and two sentences", async () => {
  const { read, write, run } = copy();
  write("app/routes/cabo.tsx", read("app/routes/chaveiro-automotivo-recife.tsx"));
  write("app/content/footer.ts", `${read("app/content/footer.ts")}\nfooter.services[0].to = "/no";\n`);
  const { code, err } = await run(BUILD);
  expect(code).toBe(1);
  expect(err).toMatch(/app\/routes\/cabo\.tsx: .* Exemplo: pageHandle\(olinda\)\.\n/);
  expect(err).toMatch(/app\/content\/footer\.ts.* deve levar a uma página .* No arquivo está "\/no"/);
});

test("a build with a route that imports a missing file exits with 1", async () => {
  const { write, run } = copy();
  write("app/routes/quebrada.tsx", 'export { default } from "../content/nada";');
  expect((await run(BUILD)).code).toBe(1);
});

test("npm run images always keeps the owner's own image, and draws an image again once it is gone", async () => {
  const { at, read, write, run } = copy();
  const images = async () => expect((await run(["scripts/images.mjs"])).code).toBe(0);
  write("public/favicon.ico", "own");
  write("public/icon-192.png", "own");
  await images();
  expect([read("public/favicon.ico"), read("public/icon-192.png")]).toEqual(["own", "own"]);
  write("public/favicon.ico", "another");
  rmSync(at("public/icon-192.png"));
  await images();
  expect(read("public/favicon.ico")).toBe("another");
  expect(readFileSync(at("public/icon-192.png")).byteLength).toBeGreaterThan(500);
});

test("npm run images refuses the owner's own preview image if it has another size", async () => {
  const { at, run } = copy();
  const file = readdirSync(at("public/social"))[0] ?? "";
  await sharp({ create: { width: 800, height: 600, channels: 3, background: "#777" } }).toFile(
    at(`public/social/${file}`),
  );
  expect(await run(["scripts/images.mjs"])).toMatchObject({
    code: 1,
    err: `public/social/${file} deve ser um JPEG de 1200 × 630 pixels, com menos de 300 KB.\n`,
  });
});
