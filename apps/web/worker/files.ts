/// <reference lib="webworker" />
import { BUILD } from "./build.ts";

declare const self: ServiceWorkerGlobalScope;

const PREFIX = "harbor-files-";
const OWN = PREFIX + BUILD.version;
const FILES: ReadonlySet<string> = new Set(BUILD.files);
/** The page is stored last: a cache that has it has everything. */
const PAGE = "/";
const AT_ONCE = 4;

/** Whether the name tells the content, so that a copy of any build will do. */
const isFingerprinted = (path: string) => path.startsWith("/assets/");

export function isFile(path: string): boolean {
  return FILES.has(path) || isFingerprinted(path);
}

/** Stores this build. What an earlier build shares with it, or an interrupted try has left, is not loaded again. */
export async function storeBuild(): Promise<void> {
  const own = await caches.open(OWN);
  const missing = [...BUILD.files];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let path = missing.pop(); path !== undefined; path = missing.pop()) await storeFile(own, path);
    }),
  );
  const page = await load(PAGE);
  // While servers of two builds answer, the page may be another build's.
  if (!(await page.clone().text()).includes(`"${BUILD.version}"`)) throw new Error("the server has another build");
  await own.put(PAGE, page);
}

async function storeFile(own: Cache, path: string): Promise<void> {
  if ((await own.match(path)) !== undefined) return;
  const copy = isFingerprinted(path) ? await caches.match(path) : undefined;
  await own.put(path, copy ?? (await load(path)));
}

async function load(path: string): Promise<Response> {
  // Fingerprinted files may come from the browser's own cache, as the page has just loaded them.
  const response = await fetch(path, isFingerprinted(path) ? {} : { cache: "no-cache" });
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** The stored page of this build. */
export async function storedPage(): Promise<Response | undefined> {
  return (await caches.open(OWN)).match(PAGE);
}

/** A file from this build, or from an earlier one whose page is still open; otherwise from the server. */
export async function findFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const own = await (await caches.open(OWN)).match(pathname);
  const stored = own ?? (isFingerprinted(pathname) ? await caches.match(pathname) : undefined);
  return stored ?? fetch(request);
}

/** Removes earlier builds, except those of open pages: each page holds a lock that names its build. */
export async function dropOldBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
  if (others.length === 0) return;
  const { held = [] } = await self.navigator.locks.query();
  const open = new Set(held.map(({ name }) => name));
  const unused = others.filter((name) => !open.has(`harbor:build:${name.slice(PREFIX.length)}`));
  await Promise.all(unused.map((name) => caches.delete(name)));
}
