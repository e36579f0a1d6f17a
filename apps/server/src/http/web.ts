import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { refuse } from "@harbor/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { LinkPreview } from "../previews/sitePreviews.ts";
import { networkOf } from "./guard.ts";
import { PageWriter } from "./pageWriter.ts";

/** A dot in the last segment means a file: no page has one. */
const FILE = /(?:\.|%2e)[^/]*$/i;

export type Web = {
  readonly folder: string;
  /** Where browsers reach the server, if the host says so. */
  readonly origin?: string | undefined;
  /** What a link to this page shows; undefined where the site's own preview will do. */
  preview(path: string, network: string): Promise<LinkPreview | undefined>;
};

/**
 * Serves the built client, every page from the same file; without a build only the APIs are served. A missing file,
 * such as one of an older build, is a 404: a page in its place would break the client that asked for it.
 */
export async function serveWeb(app: FastifyInstance, { folder, origin, preview }: Web): Promise<void> {
  const index = join(folder, "index.html");
  const page = existsSync(index) ? new PageWriter(readFileSync(index, "utf8"), origin) : undefined;
  if (page !== undefined) {
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
  async function answer(request: FastifyRequest, reply: FastifyReply) {
    if (page === undefined || !isPage(request))
      return reply.code(404).header("cache-control", "no-store").send(refuse("no-such-page"));
    return page.send(request, reply, await preview(pathOf(request), networkOf(request.ip)));
  }
  app.get("/", answer);
  app.setNotFoundHandler(answer);
}

function pathOf({ url }: Pick<FastifyRequest, "url">): string {
  const [path = ""] = url.split("?");
  return path;
}

function isPage({ method, url }: Pick<FastifyRequest, "method" | "url">): boolean {
  const path = pathOf({ url });
  const isElsewhere = path.startsWith("/api/") || path.startsWith("/assets/");
  return (method === "GET" || method === "HEAD") && !isElsewhere && !FILE.test(path);
}
