import { existsSync, readFileSync } from "node:fs";
import { CLIENT_MESSAGES, commandSchema, REFUSALS, SERVER_MESSAGES } from "@harbor/protocol";
import { describe, expect, test } from "vitest";
import { HELP } from "../src/settings.ts";

const ROOT = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");

const protocol = read("docs/protocol.md");
const hosting = read("docs/hosting.md");

describe("docs/protocol.md tells of", () => {
  test.each(REFUSALS)("the refusal %s", (code) => {
    expect(protocol).toContain(`| \`${code}\` |`);
  });

  test.each(commandSchema.options.flatMap(({ shape }) => [...shape.do.values]))("the command %s", (name) => {
    expect(protocol).toContain(`| \`${name}\` |`);
  });

  test.each(Object.values({ ...CLIENT_MESSAGES, ...SERVER_MESSAGES }))("the message %s", (name) => {
    expect(protocol).toContain(`| \`${name}\` |`);
  });

  test("every address under /api", () => {
    const sources = ["api", "people", "devices"].map((file) => read(`apps/server/src/http/${file}.ts`)).join("\n");
    const routes = [...sources.matchAll(/app\.(get|post)(?:<.*?>)?\(\s*"(\/api[^"]+)"/g)];
    expect(routes.length).toBeGreaterThan(15);
    for (const [, method = "", path] of routes) expect(protocol).toContain(`\`${method.toUpperCase()} ${path}\``);
  });
});

describe("docs/hosting.md", () => {
  test("tells of every setting", () => {
    const schema = /const schema = z\.object\(\{([\s\S]*?)\n\}\);/.exec(read("apps/server/src/settings.ts"))?.[1] ?? "";
    const names = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].flatMap(([, name]) => name ?? []);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      expect(hosting).toContain(`| \`${name}\` |`);
      expect(HELP).toContain(name);
    }
  });

  test("tells of every number that is the server's own", () => {
    const names = [...read("apps/server/src/metrics.ts").matchAll(/"(harbor_\w+)"/g)].flatMap(([, name]) => name ?? []);
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect(hosting).toContain(name);
  });
});

test.each(["docs/cards.md", "docs/hosting.md", "docs/protocol.md"])("every file that %s points to is there", (path) => {
  const text = read(path);
  const files = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].flatMap(([, file]) => file ?? []);
  expect(files.filter((file) => !existsSync(new URL(file, new URL(path, ROOT))))).toEqual([]);
});
