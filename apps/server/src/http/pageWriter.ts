import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { LinkPreview } from "../previews/sitePreviews.ts";
import { hashSecret } from "../random.ts";
import { Recent } from "../recent.ts";

const MOST_KEPT = 500;
/** Longer titles and texts are cut off anyway. */
const MOST_LETTERS = 200;

type Written = { readonly plain: Buffer; readonly brotli: Buffer; readonly gzip: Buffer; readonly tag: string };

/** The client's page, with what a link to it shows. The same page is written and compressed once. */
export class PageWriter {
  readonly #html: string;
  readonly #origin: string;
  readonly #kept = new Recent<string, Written>(MOST_KEPT);

  /** Pictures are found from other sites only by a whole address, which the host alone knows. */
  constructor(html: string, origin = "") {
    this.#html = html;
    this.#origin = origin;
  }

  send(request: FastifyRequest, reply: FastifyReply, preview: LinkPreview | undefined): FastifyReply {
    const page = this.#page(preview);
    reply.header("cache-control", "no-cache").header("etag", page.tag).header("vary", "accept-encoding");
    if (request.headers["if-none-match"]?.includes(page.tag)) return reply.code(304).send();
    reply.type("text/html; charset=utf-8");
    const accepted = request.headers["accept-encoding"] ?? "";
    if (takes(accepted, "br")) return reply.header("content-encoding", "br").send(page.brotli);
    if (takes(accepted, "gzip")) return reply.header("content-encoding", "gzip").send(page.gzip);
    return reply.send(page.plain);
  }

  #page(preview: LinkPreview | undefined): Written {
    const html = this.#write(preview);
    const tag = `"${hashSecret(html).slice(0, 16)}"`;
    const kept = this.#kept.get(tag);
    if (kept !== undefined) return kept;
    const plain = Buffer.from(html);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
    const written = { plain, brotli: brotliCompressSync(plain, { params }), gzip: gzipSync(plain), tag };
    this.#kept.keep(tag, written);
    return written;
  }

  #write(preview: LinkPreview | undefined): string {
    return this.#html
      .replace(/(<meta property="og:(title|description|image)" content=")([^"]*)/g, (_, head, field, own) => {
        if (field === "image") return `${head}${escaped(this.#origin)}${preview?.image ? escaped(preview.image) : own}`;
        if (preview === undefined) return `${head}${own}`;
        return `${head}${escaped(field === "title" ? preview.title : preview.text)}`;
      })
      .replace(/(<title>)([^<]*)/, (_, head, own) => `${head}${preview === undefined ? own : escaped(preview.title)}`)
      .replace(
        /(<meta name="description" content=")([^"]*)/,
        (_, head, own) => `${head}${preview === undefined ? own : escaped(preview.text)}`,
      );
  }
}

function takes(accepted: string, encoding: string): boolean {
  return accepted.split(",").some((one) => {
    const [name = "", weight = ""] = one.trim().split(";");
    return name.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(weight);
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** As text within an element or an attribute. */
function escaped(text: string): string {
  const letters = [...text];
  const short = letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join("")}…` : text;
  return short.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? "");
}
