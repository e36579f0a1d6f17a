import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { refuse } from "@harbor/protocol";
import type { FastifyInstance } from "fastify";

/** The built client, every page of it from the same file; without one, only the interfaces are served. */
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
    if (page && request.method === "GET" && !request.url.startsWith("/api/")) return reply.sendFile("index.html");
    return reply.code(404).send(refuse("no-such-page"));
  });
}
