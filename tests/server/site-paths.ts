import { readdirSync } from "node:fs";

/** Every page of the specification. */
export const pages = [
  "/",
  "/chaveiro-24h-recife",
  "/chaveiro-automotivo-recife",
  "/chaveiro-residencial-recife",
] as const;

/** The path of every hashed file of the build. */
export const hashedFiles = readdirSync("build/client/assets")
  .filter((name) => !/\.(br|gz)$/.test(name))
  .map((name) => `/build/assets/${name}`);

/** One of its scripts. */
export const script = hashedFiles.find((path) => path.endsWith(".js")) as string;
