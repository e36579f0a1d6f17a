import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { ROOT, workspaceFolders } from "./checkout.ts";

/** What each package may import of the others. Dependencies point one way; the apps stand on top. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  "packages/kit": [],
  "packages/bremerhaven": ["@harbor/kit"],
  "packages/bots": ["@harbor/kit"],
  // The example of its README names the package itself, as whoever uses it would.
  "packages/bremerhaven-bots": ["@harbor/kit", "@harbor/bots", "@harbor/bremerhaven", "@harbor/bremerhaven-bots"],
  "packages/protocol": ["@harbor/kit"],
  "packages/face": ["@harbor/kit", "@harbor/bots"],
  // Of the bots only the planner, which thinks nothing that takes long.
  "packages/bremerhaven-boards": [
    "@harbor/kit",
    "@harbor/bremerhaven",
    "@harbor/bremerhaven-bots/planner",
    "@harbor/bremerhaven-pictures",
    "@harbor/face",
  ],
};

/** The only files outside the rules and their pictures that may name the game, and the one line that does. */
const REGISTRATIONS = [
  "apps/cli/src/games.ts",
  "apps/server/src/games.ts",
  "apps/web/src/games.ts",
  // What the page shows and what its worker thinks with are loaded apart.
  "apps/web/src/bots/registry.ts",
];

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes("node_modules"));
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].flatMap(([, path]) => path ?? []);
}

test("every package says which others it may import", () => {
  const packages = workspaceFolders().filter((path) => path.startsWith("packages/") && !path.endsWith("-pictures"));
  expect(packages.filter((path) => ALLOWED[path] === undefined)).toEqual([]);
});

test.each(Object.entries(ALLOWED).filter(([path]) => workspaceFolders().includes(path)))(
  "%s imports only what lies below it",
  (path, allowed) => {
    const wrong = sourcesIn(path).flatMap((file) => {
      // An example is written as its reader would write it, outside the package.
      const own = file.startsWith(`${path}/examples/`) ? `@harbor/${path.split("/").at(-1)}` : undefined;
      const others = importsOf(file).filter((name) => name.startsWith("@harbor/") && name !== own);
      return others
        .filter((name) => !allowed.some((one) => name === one || name.startsWith(`${one}/`)))
        .map((name) => `${file}: ${name}`);
    });
    expect(wrong).toEqual([]);
  },
);

test("no package reaches into another by a path", () => {
  const wrong = workspaceFolders().flatMap((folder) =>
    sourcesIn(folder).flatMap((file) => {
      const paths = importsOf(file).filter((name) => name.startsWith("."));
      return paths
        .filter((name) => relative(join(ROOT, folder), join(ROOT, file, "..", name)).startsWith(".."))
        .map((name) => `${file}: ${name}`);
    }),
  );
  expect(wrong).toEqual([]);
});

test("rules and bots use no clock, no chance of their own and no machine", () => {
  const forbidden = /\b(Math\.random|Date\.now|new Date|process\.|node:|globalThis|localStorage)\b/;
  const rules = ["packages/kit/src", "packages/bremerhaven/src", "packages/bots/src", "packages/bremerhaven-bots/src"]
    .flatMap(sourcesIn)
    .filter((file) => !file.endsWith(".test.ts"));
  expect(rules.filter((file) => forbidden.test(readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
});

test("nothing but the rules and their pictures names the game, outside one registration", () => {
  const others = workspaceFolders().filter((path) => !path.startsWith("packages/bremerhaven"));
  const naming = others
    .flatMap(sourcesIn)
    .filter(
      (file) =>
        !/(?:\.test|Fixture)\.ts$|\/test\//.test(file) && /bremerhaven/i.test(readFileSync(join(ROOT, file), "utf8")),
    );
  expect(naming.filter((file) => !REGISTRATIONS.includes(file))).toEqual([]);
});

test("no card is named in a step or in any other rule", () => {
  const cards = ["ships", "contracts", "buildings", "newspapers"].flatMap((deck) => {
    const text = readFileSync(join(ROOT, `packages/bremerhaven/src/cards/weser/${deck}.ts`), "utf8");
    return [...text.matchAll(/(?:id: |\bship\(\s*|\bcontract\(\s*)"([a-z-]+)"/g)].flatMap(([, id]) => id ?? []);
  });
  expect(cards.length).toBe(48 + 56 + 20 + 18);
  const rules = sourcesIn("packages/bremerhaven/src").filter(
    (file) => !/\.test\.ts$|\/cards\/weser\/|\/texts\//.test(file),
  );
  // A power and a solo rank are called like a card and are words of their own.
  const words = new Set(["bank", "ships-kobold"]);
  const named = rules.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), "utf8");
    return cards.filter((id) => !words.has(id) && text.includes(`"${id}"`)).map((id) => `${file}: ${id}`);
  });
  expect(named).toEqual([]);
});

test("no file is longer than 400 lines", () => {
  const long = ["tools", ...workspaceFolders()]
    .flatMap(sourcesIn)
    .filter((file) => readFileSync(join(ROOT, file), "utf8").split("\n").length > 401);
  expect(long).toEqual([]);
});

test("SHW-3 the server never asks a game for the view with all cards open", () => {
  const asking = sourcesIn("apps/server/src").filter((file) =>
    readFileSync(join(ROOT, file), "utf8").includes("unveil"),
  );
  expect(asking).toEqual([]);
});
