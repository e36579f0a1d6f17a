import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { gameFolders, guestFolders, projectName, ROOT, workspaceFolders } from "./checkout.ts";

/** What each package may import from the others. Dependencies point one way; the apps are on top. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  "packages/kit": [],
  "packages/bots": ["@harbor/kit"],
  "packages/protocol": ["@harbor/kit"],
  "packages/ui": ["@harbor/kit", "@harbor/bots"],
};

/** What each package of a game may import, besides itself: no game knows another. */
const ALLOWED_IN_GAMES: Readonly<Record<string, (game: string) => readonly string[]>> = {
  rules: () => ["@harbor/kit"],
  bots: (game) => ["@harbor/kit", "@harbor/bots", game],
  // From the house, only the frame that all drawings share.
  pictures: (game) => [game, "@harbor/ui/picture"],
  // From the bots, only the planner, which is fast enough for the page.
  boards: (game) => ["@harbor/kit", "@harbor/ui", game, `${game}-pictures`, `${game}-bots/planner`],
};

const PACKAGES = workspaceFolders().filter((path) => path.startsWith("packages/"));
const isOfGame = (path: string) => /^packages\/(?:games|guest)\//.test(path);
const nameOf = (path: string) => `@harbor/${projectName(path)}`;

function allowedIn(path: string): readonly string[] | undefined {
  const [game = "", room = ""] = path.split("/").slice(-2);
  return isOfGame(path) ? ALLOWED_IN_GAMES[room]?.(`@harbor/${game}`) : ALLOWED[path];
}

/** The parts of games that must be deterministic. */
const PURE = PACKAGES.filter((path) => /^packages\/(?:kit|bots|(?:games|guest)\/[^/]+\/(?:rules|bots))$/.test(path));

/** The only files outside a game's folder that may name it, each in one line. */
const REGISTRATIONS = [
  "apps/cli/src/games.ts",
  "apps/server/src/games.ts",
  "apps/web/src/games.ts",
  // The page's client and the worker's bots are loaded separately.
  "apps/web/src/bots/registry.ts",
];

/** Folders that a build or another test may be writing just now. */
const GENERATED = /(?:^|\/)(?:node_modules|dist|test-results)$/;

const sourcesIn = (folder: string): string[] => filesIn(folder, /\.tsx?$/);

function filesIn(folder: string, kind: RegExp): string[] {
  return globSync("**/*.*", { cwd: join(ROOT, folder), exclude: (path) => GENERATED.test(path) })
    .map((file) => join(folder, file))
    .filter((file) => kind.test(file));
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].flatMap(([, path]) => path ?? []);
}

test("every package is listed with its allowed imports", () => {
  expect(PACKAGES.filter((path) => allowedIn(path) === undefined)).toEqual([]);
});

test.each(PACKAGES)("%s imports only what lies below it", (path) => {
  const wrong = sourcesIn(path).flatMap((file) => {
    // Examples and their tests import the package by name, as its users would.
    const allowed = [...(allowedIn(path) ?? []), ...(file.startsWith(`${path}/src/`) ? [] : [nameOf(path)])];
    return importsOf(file)
      .filter((name) => name.startsWith("@harbor/"))
      .filter((name) => !allowed.some((one) => name === one || name.startsWith(`${one}/`)))
      .map((name) => `${file}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

test("no package imports another by a path", () => {
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

test("rules and bots use no clock, no randomness of their own and nothing of the machine", () => {
  const forbidden = /\b(Math\.random|Date\.now|new Date|process\.|node:|globalThis|localStorage)\b/;
  const rules = PURE.flatMap((path) => sourcesIn(`${path}/src`)).filter((file) => !file.endsWith(".test.ts"));
  expect(rules.filter((file) => forbidden.test(readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
});

/** Files outside the games' folders that name one of these, except for tests. */
function filesNaming(folders: readonly string[]): string[] {
  const games = new RegExp(folders.map((path) => path.split("/").at(-1)).join("|"), "i");
  return workspaceFolders()
    .filter((path) => !isOfGame(path))
    .flatMap(sourcesIn)
    .filter((file) => !/(?:\.test|Fixture)\.ts$|\/test\//.test(file))
    .filter((file) => games.test(readFileSync(join(ROOT, file), "utf8")));
}

test("nothing outside a game's folder names it, except for one line in each registry", () => {
  expect(filesNaming(gameFolders()).filter((file) => !REGISTRATIONS.includes(file))).toEqual([]);
});

test("only tests name a guest, and nothing that is shipped depends on it", () => {
  expect(filesNaming(guestFolders())).toEqual([]);
  const guests = PACKAGES.filter((path) => path.startsWith("packages/guest/")).map(nameOf);
  expect(guests.length).toBeGreaterThan(2);
  const needed = workspaceFolders()
    .filter((path) => !path.startsWith("packages/guest/"))
    .flatMap((path) => {
      const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, path, "package.json"), "utf8"));
      return guests.filter((name) => Object.hasOwn(dependencies, name)).map((name) => `${path}: ${name}`);
    });
  expect(needed).toEqual([]);
});

test("only code for data and addresses without a game asks for the first game", () => {
  const asking = sourcesIn("apps/web/src").filter(
    (file) => !/\.test\.tsx?$/.test(file) && /import \{[^}]*\bFIRST\b/.test(readFileSync(join(ROOT, file), "utf8")),
  );
  expect(asking.sort()).toEqual(
    [
      // What was stored without the name of a game.
      "replay/finishedGames.ts",
      "settings/settingsStore.ts",
      "table/localSaves.ts",
      // The game of pages whose address names none, while there is only one.
      "main.tsx",
      "useGame.ts",
    ]
      .map((file) => `apps/web/src/${file}`)
      .sort(),
  );
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
  // A power and a solo rank share their names with cards, but are not cards.
  const words = new Set(["bank", "ships-kobold"]);
  const named = rules.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), "utf8");
    return cards.filter((id) => !words.has(id) && text.includes(`"${id}"`)).map((id) => `${file}: ${id}`);
  });
  expect(named).toEqual([]);
});

test("no file is longer than 400 lines", () => {
  const long = ["tools", ...workspaceFolders()]
    .flatMap((folder) => filesIn(folder, /\.(?:tsx?|css)$/))
    .filter((file) => readFileSync(join(ROOT, file), "utf8").split("\n").length > 401);
  expect(long).toEqual([]);
});

test("SHW-3 the server never asks a game for the view with all cards open", () => {
  const asking = sourcesIn("apps/server/src").filter((file) =>
    readFileSync(join(ROOT, file), "utf8").includes("unveil"),
  );
  expect(asking).toEqual([]);
});
