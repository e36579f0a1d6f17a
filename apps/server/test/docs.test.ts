import { existsSync, readdirSync, readFileSync } from "node:fs";
import { CLIENT_MESSAGES, commandSchema, REFUSALS, SERVER_MESSAGES } from "@harbor/protocol";
import { REQUESTS } from "@harbor/protocol/schemas";
import { describe, expect, test } from "vitest";
import { STATUS } from "../src/http/errors.ts";
import { HELP } from "../src/settings.ts";
import { HTTP_REFUSALS, refusalsOf } from "./refusalsTold.ts";

const ROOT = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");

const protocol = read("docs/protocol.md");
const hosting = read("docs/hosting.md");

describe("docs/protocol.md describes", () => {
  test.each(REFUSALS)("the refusal %s", (code) => {
    expect(protocol).toContain(`| \`${code}\` |`);
  });

  test.each(commandSchema.options.flatMap(({ shape }) => [...shape.do.values]))("the command %s", (name) => {
    expect(protocol).toContain(`| \`${name}\` |`);
  });

  test.each(Object.values({ ...CLIENT_MESSAGES, ...SERVER_MESSAGES }))("the message %s", (name) => {
    expect(protocol).toContain(`| \`${name}\` |`);
  });

  test("every request that the server accepts", () => {
    const folder = new URL("apps/server/src/http/", ROOT);
    const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
    const routes = sources.flatMap((text) => [
      ...text.matchAll(/app\.(get|post|put|patch|delete)(?:<.*?>)?\(\s*"(\/api[^"]+)"/g),
    ]);
    const taken = routes.map(([, method = "", path = ""]) => `${method.toUpperCase()} ${path}`);
    expect(taken.length).toBeGreaterThan(15);
    const described = REQUESTS.map(({ method, path }) => `${method} ${path}`);
    expect([...described].sort()).toEqual([...taken].sort());
    for (const request of described) expect(protocol).toContain(`| \`${request}\` |`);
  });

  test("every refusal of a request", () => {
    const sources = [
      "api",
      "people",
      "devices",
      "reports",
      "calls",
      "finding",
      "daily",
      "passkeys",
      "ratings",
      "read",
      "errors",
      "guard",
      "rates",
      "serveHttp",
      "web",
    ].map((file) => `http/${file}`);
    const text = [...sources, "replays", "tables/audience"]
      .map((file) => read(`apps/server/src/${file}.ts`))
      .join("\n");
    const made = new Set([...text.matchAll(/refuse\("([a-z-]+)"/g)].flatMap(([, code]) => code ?? []));
    expect(made.size).toBeGreaterThan(15);
    expect([...HTTP_REFUSALS].sort()).toEqual([...made].sort());
  });

  test.each(REFUSALS)("the status of %s", (code) => {
    const [, status] = new RegExp(`^\\| \`${code}\` \\| .* \\| ?(\\d*)[^|]*\\|$`, "m").exec(protocol) ?? [];
    expect(status).toBe(`${STATUS[code] ?? ""}`);
  });

  test.each(commandSchema.options.flatMap(({ shape }) => [...shape.do.values]))("what refuses %s", (name) => {
    const codes = refusalsOf(name);
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter((code) => !REFUSALS.some((one) => one === code))).toEqual([]);
  });
});

describe("docs/hosting.md", () => {
  test("describes every setting", () => {
    const schema = /const schema = z\.object\(\{([\s\S]*?)\n\}\);/.exec(read("apps/server/src/settings.ts"))?.[1] ?? "";
    const names = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].flatMap(([, name]) => name ?? []);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      expect(hosting).toContain(`| \`${name}\` |`);
      expect(HELP).toContain(name);
    }
  });

  test("describes every metric", () => {
    const names = [...read("apps/server/src/metrics.ts").matchAll(/"(harbor_\w+)"/g)].flatMap(([, name]) => name ?? []);
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect(hosting).toContain(name);
  });
});

test.each(["docs/cards.md", "docs/hosting.md", "docs/protocol.md"])("every file that %s links to exists", (path) => {
  const text = read(path);
  const files = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].flatMap(([, file]) => file ?? []);
  expect(files.filter((file) => !existsSync(new URL(file, new URL(path, ROOT))))).toEqual([]);
});
