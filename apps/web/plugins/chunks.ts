import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { normalizePath, type Rolldown } from "vite";

type Groups = NonNullable<Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"]>;
type Context = Parameters<Exclude<Groups[number]["name"], string>>[1];

const SOURCES = join(import.meta.dirname, "../src");
const GAMES = join(import.meta.dirname, "../../../packages/games");

/** The game that a module belongs to, by its folder. */
const gameOf = (id: string) => /[\\/]packages[\\/]games[\\/](\w+)[\\/]/.exec(id)?.[1];

/** The module that a game's table begins with. */
const clientOf = (game: string) => join(GAMES, game, "boards/src/client.tsx");

/** What tables need, whichever game they are for. */
const TABLES = [
  join(SOURCES, "table/TableScreen.tsx"),
  join(SOURCES, "pages/LivePage.tsx"),
  join(SOURCES, "pages/LocalPage.tsx"),
  ...readdirSync(GAMES).map(clientOf).filter(existsSync),
];

/**
 * Every extra file costs another round trip on a slow line. One chunk is for the home page, one for the server's
 * protocol (loaded after the home page shows), one for what all tables share, and one for what only other pages share.
 * Each game has one for its table, so that nobody loads a game that they do not play.
 */
export function chunkGroups(): Groups {
  const closures = new Map<string, ReadonlySet<string>>();
  /** Whether the module is loaded with one of these. */
  function isLoadedWith(roots: readonly string[], id: string, context: Context): boolean {
    const key = roots.join();
    const closure = closures.get(key) ?? reachableFrom(roots, context);
    closures.set(key, closure);
    return closure.has(id);
  }
  // A group takes along what its modules import, so those for tables come before those for other pages.
  return [
    { name: "first", tags: ["$initial"], priority: 6 },
    { name: "server", test: /[\\/](zod|protocol|api)[\\/]/, minShareCount: 2, priority: 5 },
    {
      name: (id, context) => (isLoadedWith(TABLES, id, context) ? "table" : undefined),
      test: (id) => gameOf(id) === undefined,
      minShareCount: 2,
      priority: 4,
    },
    { name: "pages", test: (id) => gameOf(id) === undefined, minShareCount: 2, priority: 3 },
    {
      name(id, context) {
        const game = gameOf(id);
        return game !== undefined && isLoadedWith([clientOf(game)], id, context) ? game : undefined;
      },
      minShareCount: 2,
      priority: 2,
    },
    {
      name(id) {
        const game = gameOf(id);
        return game === undefined ? undefined : `${game}-more`;
      },
      minShareCount: 2,
      // What the portraits share is none of the rule book's, and so on.
      entriesAware: true,
      priority: 1,
    },
  ];
}

function reachableFrom(roots: readonly string[], context: Context): ReadonlySet<string> {
  const found = new Set(roots.map((root) => normalizePath(root)));
  for (const id of found) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
