import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { gameFolders, projectName, ROOT, workspaceFolders } from "./checkout.ts";

/** What each package may import of the others. Dependencies point one way; the apps stand on top. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  "packages/kit": [],
  "packages/bots": ["@harbor/kit"],
  "packages/protocol": ["@harbor/kit"],
  "packages/face": ["@harbor/kit", "@harbor/bots"],
};

/** And what each package of a game may, besides itself: no game knows another. */
const ALLOWED_IN_GAMES: Readonly<Record<string, (game: string) => readonly string[]>> = {
  rules: () => ["@harbor/kit"],
  bots: (game) => ["@harbor/kit", "@harbor/bots", game],
  pictures: (game) => [game],
  // Of the bots only the planner, which thinks nothing that takes long.
  boards: (game) => ["@harbor/kit", "@harbor/face", game, `${game}-pictures`, `${game}-bots/planner`],
};

const PACKAGES = workspaceFolders().filter((path) => path.startsWith("packages/"));
const isOfGame = (path: string) => path.startsWith("packages/games/");
const nameOf = (path: string) => `@harbor/${projectName(path)}`;

function allowedIn(path: string): readonly string[] | undefined {
  const [game = "", room = ""] = path.split("/").slice(-2);
  return isOfGame(path) ? ALLOWED_IN_GAMES[room]?.(`@harbor/${game}`) : ALLOWED[path];
}

/** The parts of games that must come out the same wherever and whenever they run. */
const PURE = PACKAGES.filter((path) => /^packages\/(?:kit|bots|games\/[^/]+\/(?:rules|bots))$/.test(path));

/** The only files outside the folder of a game that may name it, each in one line. */
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
  expect(PACKAGES.filter((path) => allowedIn(path) === undefined)).toEqual([]);
});

test.each(PACKAGES)("%s imports only what lies below it", (path) => {
  const wrong = sourcesIn(path).flatMap((file) => {
    // Examples and what tests them name the package itself, as whoever uses it would.
    const allowed = [...(allowedIn(path) ?? []), ...(file.startsWith(`${path}/src/`) ? [] : [nameOf(path)])];
    return importsOf(file)
      .filter((name) => name.startsWith("@harbor/"))
      .filter((name) => !allowed.some((one) => name === one || name.startsWith(`${one}/`)))
      .map((name) => `${file}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

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
  const rules = PURE.flatMap((path) => sourcesIn(`${path}/src`)).filter((file) => !file.endsWith(".test.ts"));
  expect(rules.filter((file) => forbidden.test(readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
});

test("nothing outside the folder of a game names it, but for one line in each registry", () => {
  const games = new RegExp(
    gameFolders()
      .map((path) => path.split("/").at(-1))
      .join("|"),
    "i",
  );
  const naming = workspaceFolders()
    .filter((path) => !isOfGame(path))
    .flatMap(sourcesIn)
    .filter(
      (file) => !/(?:\.test|Fixture)\.ts$|\/test\//.test(file) && games.test(readFileSync(join(ROOT, file), "utf8")),
    );
  expect(naming.filter((file) => !REGISTRATIONS.includes(file))).toEqual([]);
});

test("no card is named in a step or in any other rule", () => {
  const cards = ["ships", "contracts", "buildings", "newspapers"].flatMap((deck) => {
    const text = readFileSync(join(ROOT, `packages/games/bremerhaven/rules/src/cards/weser/${deck}.ts`), "utf8");
    return [...text.matchAll(/(?:id: |\bship\(\s*|\bcontract\(\s*)"([a-z-]+)"/g)].flatMap(([, id]) => id ?? []);
  });
  expect(cards.length).toBe(48 + 56 + 20 + 18);
  const rules = sourcesIn("packages/games/bremerhaven/rules/src").filter(
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
