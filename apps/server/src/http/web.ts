import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { refuse } from "@harbor/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** A dot in the last segment means a file: no page has one. */
const FILE = /(?:\.|%2e)[^/]*$/i;

/**
 * Serves the built client, every page from the same file; without a build only the APIs are served. A missing file,
 * such as one of an older build, is a 404: a page in its place would break the client that asked for it.
 */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const page = existsSync(join(folder, "index.html"));
  if (page) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      // The build keeps a record of its inputs there.
      dotfiles: "ignore",
      // The build puts compressed copies beside the files.
      preCompressed: true,
      setHeaders(reply, path) {
        // Only files with a hash in their name never change.
        const isFingerprinted = path.includes("/assets/");
        reply.header("cache-control", isFingerprinted ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (page && isPage(request)) return reply.sendFile("index.html");
    return reply.code(404).header("cache-control", "no-store").send(refuse("no-such-page"));
  });
}

function isPage({ method, url }: Pick<FastifyRequest, "method" | "url">): boolean {
  const [path = ""] = url.split("?");
  const isElsewhere = path.startsWith("/api/") || path.startsWith("/assets/");
  return (method === "GET" || method === "HEAD") && !isElsewhere && !FILE.test(path);
}
