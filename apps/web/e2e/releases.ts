import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { freePort } from "@harbor/cli/freePort";

const DIST = join(import.meta.dirname, "../dist");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

export type Releases = {
  readonly url: string;
  /** From now on serves another build, which has no files whose name contains `gone`. */
  release(gone: string): void;
  close(): void;
};

/** Serves the client without a server behind it, in one build after another. */
export async function serveReleases(): Promise<Releases> {
  let nth = 1;
  let without: string | undefined;

  function read(path: string): Buffer | string | undefined {
    const name = path.includes(".") ? path : "/index.html";
    const file = join(DIST, name);
    if (!existsSync(file) || path.startsWith("/api/") || (without !== undefined && name.includes(without)))
      return undefined;
    if (name === "/index.html")
      return readFileSync(file, "utf8").replace(/(<meta name="build" content=")[^"]+/, `$1release${nth}`);
    if (name !== "/sw.js") return readFileSync(file);
    const worker = readFileSync(file, "utf8").replace(/version:([`"'])\w+/, `version:$1release${nth}`);
    return without === undefined ? worker : worker.replace(new RegExp(`/assets/${without}[^,\`]*,`, "g"), "");
  }

  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const content = read(pathname);
    const type = TYPES[extname(pathname)] ?? "text/html";
    response.writeHead(content === undefined ? 404 : 200, { "content-type": type, "cache-control": "no-cache" });
    response.end(content);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    release(gone) {
      nth += 1;
      without = gone;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
