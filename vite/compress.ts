import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/**
 * Writes `.br` and `.gz` beside every script, style sheet, drawing and page. The best quality takes seconds, which a start of the
 * server should not take.
 */
export function compressText(...directories: string[]) {
  const names = directories.flatMap((directory) =>
    readdirSync(directory, { recursive: true, encoding: "utf8" }).map((name) => join(directory, name)),
  );
  for (const file of names.filter((name) => /\.(?:css|html|js|svg)$/.test(name))) {
    const text = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}
