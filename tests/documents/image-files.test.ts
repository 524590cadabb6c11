import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

const dockerfile = readFileSync("Dockerfile", "utf8").replaceAll(/^\s*#.*\n/gm, "");
const compose = readFileSync("deploy/compose.yaml", "utf8");

/** Whether .dockerignore lets a path into the image's build: the last line that names it, or a folder above it, decides. */
function isSent(path: string): boolean {
  let sent = true;
  for (const line of readFileSync(".dockerignore", "utf8").split("\n")) {
    const pattern = line.replace(/^!/, "").trim();
    if (pattern === "" || pattern.startsWith("#")) continue;
    const names = new RegExp(
      `^${pattern
        .replaceAll(".", "\\.")
        .replaceAll("**", ".+")
        .replaceAll(/(?<!\.)\*/g, "[^/]*")}(/|$)`,
    );
    if (names.test(path)) sent = line.startsWith("!");
  }
  return sent;
}

/** Every file that an import in these leads to, these included. */
function imported(files: string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!/\.[jt]sx?$/.test(file)) continue;
    const paths = [...readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"?]+)/g)].map(([, path]) =>
      normalize(join(file, "..", path as string)),
    );
    const endings = ["", ".ts", ".tsx", ".js"];
    imported(
      paths.flatMap(
        (path) => endings.map((end) => path + end).find((name) => existsSync(name) && statSync(name).isFile()) ?? [],
      ),
      seen,
    );
  }
  return seen;
}

const filesBelow = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe("the image", () => {
  test("the build gets every file that it reads", () => {
    const read = [
      ...imported(["vite.config.ts", ...filesBelow("app")]),
      ...filesBelow("public"),
      ...["package.json", "package-lock.json", "tsconfig.json", "remix.config.js"],
    ];
    expect(read.filter((file) => !isSent(file))).toEqual([]);
  });

  test("what is copied by name is there and is sent, and nothing else is but what the build reads", () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) =>
      (names as string).split(" "),
    );
    expect(copied.length).toBeGreaterThan(4);
    for (const name of copied.filter((name) => name !== "."))
      expect([name, existsSync(name), isSent(name)]).toEqual([name, true, true]);
    expect(["node_modules", ".git", ".env", "deploy/.env", "tests", "docs", "build"].filter(isSent)).toEqual([]);
  });

  test("a stage names only stages before it, runs as a user who is not root, and starts without a shell", () => {
    const stages = dockerfile.split(/^(?=FROM )/m).filter((text) => text.startsWith("FROM "));
    const names: string[] = [];
    for (const stage of stages) {
      for (const [, from] of stage.matchAll(/--from=(\S+)/g)) expect(names).toContain(from);
      names.push(/ AS (\S+)/.exec(stage)?.[1] ?? "");
    }
    for (const stage of [stages.at(-1), stages[names.indexOf("proxy")]]) {
      const user = [...(stage ?? "").matchAll(/^USER (\S+)/gm)].at(-1)?.[1];
      expect(user).toMatch(/^(?!root\b|0\b)\w+/);
      expect(stage).toMatch(/^(CMD|ENTRYPOINT) \["(?!sh"|\/bin\/sh"|npm"|npx")/m);
    }
    expect(stages.at(-1)).toMatch(/^HEALTHCHECK .*\/healthz/m);
  });

  const [buildStage, lastStage] = [/ AS build\n((?:(?!FROM ).*\n)+)/, /(?:^|\n)(FROM (?:(?!\nFROM )[\s\S])*)$/].map(
    (stage) => stage.exec(dockerfile)?.[1] ?? "",
  );

  test("the last stage holds what a start reads, and starts as npm start does, in production", () => {
    const copied = [...(lastStage ?? "").matchAll(/^COPY .*?(\S+) (\S+)$/gm)].map(([, from, to]) =>
      normalize(to?.endsWith("/") ? join(to, (from as string).split("/").at(-1) as string) : (to as string)),
    );
    const { scripts, engines } = JSON.parse(readFileSync("package.json", "utf8"));
    const command: string[] = JSON.parse(/^CMD (.+)$/m.exec(lastStage ?? "")?.[1] ?? "[]");
    expect(command.join(" "), "Dockerfile's CMD is package.json's start").toBe(scripts.start);
    // package.json says that the files are modules; public/ is what app/server/files.ts lists.
    expect(copied).toEqual(
      expect.arrayContaining(["node_modules", "package.json", "public", "build", command.at(-1) as string]),
    );
    const [, source] = /^COPY --from=(\w+) \S*node_modules /m.exec(lastStage ?? "") ?? [];
    const [, installs = ""] = new RegExp(` AS ${source}\\n((?:(?!FROM ).*\\n)+)`).exec(dockerfile) ?? [];
    expect(installs, "what only builds or tests stays out of what runs").toMatch(/^RUN npm ci .*--omit=dev\b/m);
    expect(lastStage).toMatch(/^ENV .*\bNODE_ENV=production\b/m);
    const major = Number(/^ARG TAG=(\d+)-/m.exec(dockerfile)?.[1]);
    const admitted = (engines.node as string).split(" || ").some((range) => {
      const wanted = Number(/\d+/.exec(range)?.[0]);
      return range.startsWith(">=") ? major >= wanted : major === wanted;
    });
    expect([major, admitted], `a Node that engines admits: ${engines.node}`).toEqual([major, true]);
  });

  test("the address that compose.yaml gives reaches the build", () => {
    expect(buildStage).toMatch(/^ARG SITE_URL\n[\s\S]*^RUN npm run build$/m);
    const given = [...compose.matchAll(/^ {6}args:\n((?: {8}.+\n)+)/gm)].map(([, args]) => args as string);
    expect(given).toHaveLength(2);
    for (const args of given) {
      expect(args).toMatch(/^ {8}SITE_URL: https:\/\/\$\{SITE_HOST/m);
      for (const [, name] of args.matchAll(/^ {8}(\w+):/gm))
        expect(dockerfile).toMatch(new RegExp(`^ARG ${name}\\b`, "m"));
    }
  });
});
