import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { refuse } from "@harbor/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** A dot in the last part of an address: no page has one. */
const FILE = /(?:\.|%2e)[^/]*$/i;

/**
 * The built client, every page of it from the same file; without one, only the interfaces are served. A file that is
 * not there, such as one of an older build, is missing: the page in its place would break whoever asked for it.
 */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const page = existsSync(join(folder, "index.html"));
  if (page) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      // The build notes there for itself what it was made from.
      dotfiles: "ignore",
      // The build lays compressed copies beside the files.
      preCompressed: true,
      setHeaders(reply, path) {
        // Only files with a fingerprint in their name never change.
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
