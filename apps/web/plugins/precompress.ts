import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT: ReadonlySet<string> = new Set([".html", ".js", ".css", ".svg", ".webmanifest", ".txt", ".json"]);

/** Writes a brotli and a gzip copy of every text file in the build, so that the server compresses nothing itself. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    writeBundle({ dir }) {
      if (dir === undefined) return;
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        const file = join(dir, name);
        if (!WORTH_IT.has(extname(name)) || !statSync(file).isFile()) continue;
        const text = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
        );
      }
    },
  };
}
