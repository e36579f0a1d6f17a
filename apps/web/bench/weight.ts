import { readFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { newPage } from "./browser.ts";
import type { Cookie } from "./liveTable.ts";

const DIST = join(dirname(fileURLToPath(import.meta.url)), "../dist");
const QUIET_MS = 700;
const KINDS = { ".js": "script", ".css": "style", ".woff2": "font" } as const;
type Kind = (typeof KINDS)[keyof typeof KINDS];

/** A file of the build that a page loads before it settles. */
export type LoadedFile = {
  readonly file: string;
  readonly kind: Kind;
  readonly bytes: number;
  /** Fonts are compressed already. */
  readonly gzip: number;
};

export type Weight = {
  readonly page: string;
  /** In bytes, gzip. */
  readonly script: number;
  readonly style: number;
  readonly font: number;
  readonly files: readonly LoadedFile[];
};

export type Address = {
  readonly page: string;
  readonly path: string;
  readonly ready: string;
  readonly cookie?: Cookie;
};

/** What a first-time visitor loads of the build to see a page. */
export async function weigh(
  browser: Browser,
  url: string,
  { page: name, path, ready, cookie }: Address,
): Promise<Weight> {
  const page = await newPage(browser, { url, ...(cookie && { cookie }) });
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  // A table's socket is never idle, so wait until no new requests appear.
  for (let before = 0; before < asked.size; ) {
    before = asked.size;
    await page.waitForTimeout(QUIET_MS);
  }
  await page.context().close();
  const files = [...asked].flatMap((file) => loaded(file) ?? []);
  const sum = (kind: Kind) => files.filter((one) => one.kind === kind).reduce((total, { gzip }) => total + gzip, 0);
  return { page: name, script: sum("script"), style: sum("style"), font: sum("font"), files };
}

function loaded(file: string): LoadedFile | undefined {
  const kind = Object.entries(KINDS).find(([extension]) => extension === extname(file))?.[1];
  if (kind === undefined) return undefined;
  const content = readFileSync(join(DIST, file));
  return {
    file,
    kind,
    bytes: content.length,
    gzip: kind === "font" ? content.length : gzipSync(content, { level: 9 }).length,
  };
}

/** The script that one page loads and another does not. */
export function scriptBeyond(weight: Weight, other: Weight): number {
  return weight.files
    .filter(({ kind, file }) => kind === "script" && !other.files.some((one) => one.file === file))
    .reduce((sum, { gzip }) => sum + gzip, 0);
}
