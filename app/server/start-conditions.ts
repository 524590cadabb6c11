import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { end } from "./log";

/** Where Node names each server that begins to listen (since 20.16 and 22.3; Node 21 never did). */
export const LISTEN = "tracing:net.server.listen:asyncStart";

/** Ends the process where Node does not name servers: the site would answer without its limits and header fields. */
export function requireListenChannel(): void {
  let isHeard = false;
  const hear = () => {
    isHeard = true;
  };
  subscribe(LISTEN, hear);
  try {
    // There is no such port, so nothing is opened.
    createServer().listen(-1);
  } catch {}
  unsubscribe(LISTEN, hear);
  if (!isHeard) end(`Node ${process.versions.node} cannot run this site: take Node 20.20, 22.12, 24 or later.`);
}

/** remix-serve and the front door look for files where the process stands, which need not be where the site lies. */
export function enterSite(): void {
  let directory = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(directory, "build/client"))) {
    if (directory === dirname(directory)) end("build/client is missing: run npm run build.");
    directory = dirname(directory);
  }
  if (process.cwd() !== directory) process.chdir(directory);
}

/** Ends the process when PORT is no port: remix-serve would take any that is free, where nobody looks for the site. */
export function requirePort(port = process.env.PORT): void {
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= 65535)) {
    end(`PORT must be a number from 0 to 65535, but is ${JSON.stringify(port)}.`);
  }
}
