import path from "node:path";

/** `~` is app/, as in Remix's templates and documentation: Vite's `resolve` for all that reads app/. */
export const resolve = { alias: { "~": path.resolve("app") } };
