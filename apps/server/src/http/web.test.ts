import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { LinkPreview } from "../previews/sitePreviews.ts";
import { serveWeb } from "./web.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "harbor-web-"));
  writeFileSync(join(folder, "index.html"), "<p>the page</p>");
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  writeFileSync(join(folder, "sw.js"), "serve();");
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "first-abc123.js"), "start();");
  writeFileSync(join(folder, ".built-from"), "what the build notes for itself");
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ["a file is served", "/icon.svg", "<svg/>"],
  ["any other address is the page", "/t/ABC234", "<p>the page</p>"],
  ["with a query too", "/rules/weser?from=a.friend", "<p>the page</p>"],
])("%s", async (_, url, body) => {
  const { statusCode, body: given } = await ask(url);
  expect([statusCode, given]).toEqual([200, body]);
});

test.each([
  ["the build's own record", "/.built-from"],
  ["the same by another spelling", "/%2ebuilt-from"],
  ["a chunk of an older build", "/assets/LivePage-0ld.js"],
  ["the folder of chunks", "/assets/"],
  ["a chunk without an extension", "/assets/LivePage"],
  ["a page that never existed", "/wp-login.php?x=1"],
  ["an unknown API", "/api/nothing"],
])("%s is a 404, not the page", async (_, url) => {
  const { statusCode, body, headers } = await ask(url);
  expect([statusCode, headers["cache-control"]]).toEqual([404, "no-store"]);
  expect(JSON.parse(body)).toMatchObject({ code: "no-such-page" });
});

test.each([
  ["/", "no-cache"],
  ["/t/ABC234", "no-cache"],
  ["/icon.svg", "no-cache"],
  ["/sw.js", "no-cache"],
  ["/assets/first-abc123.js", "public, max-age=31536000, immutable"],
])("browsers cache %s as long as it stays the same: %s", async (url, kept) => {
  expect((await ask(url)).headers["cache-control"]).toBe(kept);
});

const HEAD = [
  "<title>The site</title>",
  '<meta name="description" content="All of it" />',
  '<meta property="og:title" content="The site" />',
  '<meta property="og:description" content="All of it" />',
  '<meta property="og:image" content="/site.png" />',
].join("\n");

const EVIL = `"><script>alert('1')</script>&`;

test("a page's head shows what is behind its address, with every name as plain text", async () => {
  writeFileSync(join(folder, "index.html"), HEAD);
  const { body } = await ask("/t/ABC234", {
    origin: "https://harbor.example",
    shown: { title: `A table ${EVIL}`, text: `By $& and $1 ${EVIL}`, image: "/previews/a.png" },
  });
  const evil = "&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;";
  expect(body.split("\n")).toEqual([
    `<title>A table ${evil}</title>`,
    `<meta name="description" content="By $&amp; and $1 ${evil}" />`,
    `<meta property="og:title" content="A table ${evil}" />`,
    `<meta property="og:description" content="By $&amp; and $1 ${evil}" />`,
    '<meta property="og:image" content="https://harbor.example/previews/a.png" />',
  ]);
});

test("a page without a preview of its own shows the site's, and a long text is cut", async () => {
  writeFileSync(join(folder, "index.html"), HEAD);
  expect((await ask("/devices")).body).toBe(HEAD);
  const { body } = await ask("/t/ABC234", { shown: { title: "é".repeat(5000), text: "short" } });
  expect(body).toContain(`<title>${"é".repeat(199)}…</title>`);
  expect(body).toContain('<meta property="og:image" content="/site.png" />');
});

test("a page is sent compressed, and not again while it is the same", async () => {
  writeFileSync(join(folder, "index.html"), HEAD);
  const [brotli, gzip, plain] = await Promise.all(
    ["gzip, br", "gzip, br;q=0", "identity"].map((accepted) => ask("/", { headers: { "accept-encoding": accepted } })),
  );
  expect(brotliDecompressSync(brotli?.rawPayload ?? "").toString()).toBe(HEAD);
  expect(gunzipSync(gzip?.rawPayload ?? "").toString()).toBe(HEAD);
  expect(plain?.body).toBe(HEAD);
  const tag = String(plain?.headers.etag);
  const again = await ask("/", { headers: { "if-none-match": tag } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  const other = await ask("/", { headers: { "if-none-match": tag }, shown: { title: "Another", text: "" } });
  expect([other.statusCode, other.headers.vary]).toEqual([200, "accept-encoding"]);
});

type Asked = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly origin?: string;
  readonly shown?: LinkPreview;
};

async function ask(url: string, { headers = {}, origin, shown }: Asked = {}) {
  const app = Fastify();
  await serveWeb(app, { folder, origin, preview: async () => shown });
  const answer = await app.inject({ url, headers });
  await app.close();
  return answer;
}
