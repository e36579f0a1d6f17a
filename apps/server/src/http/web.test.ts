import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
  writeFileSync(join(folder, ".built-from"), "what the build notes for itself");
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ["a file is given out", "/icon.svg", "<svg/>"],
  ["any other address is the page", "/t/ABC234", "<p>the page</p>"],
  ["what the build keeps for itself is not given out", "/.built-from", "<p>the page</p>"],
  ["nor by another spelling", "/%2ebuilt-from", "<p>the page</p>"],
])("%s", async (_, url, body) => {
  const app = Fastify();
  await serveWeb(app, folder);
  expect((await app.inject(url)).body).toBe(body);
  await app.close();
});
