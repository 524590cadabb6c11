import { readdirSync } from "node:fs";

/** Every page of the specification. */
export const pages = [
  "/",
  "/chaveiro-24h-recife",
  "/chaveiro-automotivo-recife",
  "/chaveiro-residencial-recife",
] as const;

/** The path of every hashed file of the build. */
export const hashedFiles = readdirSync("build/client/assets").map((name) => `/build/assets/${name}`);

/** A script that every page starts. */
export const script = hashedFiles.find((path) => path.includes("/entry.client-")) as string;
