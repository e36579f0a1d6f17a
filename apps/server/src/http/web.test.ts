import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
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

async function ask(url: string) {
  const app = Fastify();
  await serveWeb(app, folder);
  const answer = await app.inject(url);
  await app.close();
  return answer;
}
