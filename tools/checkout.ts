import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const GAMES = "packages/games";

/** The folders of all packages and apps, by path from the root: whatever is added there is found. */
export function workspaceFolders(): string[] {
  return ["packages", ...gameFolders(), "apps"]
    .flatMap(foldersIn)
    .filter((path) => existsSync(join(ROOT, path, "package.json")));
}

/** The folders of the games, each with a package for its rules and others beside it. */
export function gameFolders(): string[] {
  return foldersIn(GAMES);
}

/** What a package is called among the tests: by its folder, and those of a game by its name. The rules are the game. */
export function projectName(folder: string): string {
  const [first = "", second = ""] = folder.split("/").slice(-2);
  if (!folder.startsWith(`${GAMES}/`)) return second;
  return second === "rules" ? first : `${first}-${second}`;
}

function foldersIn(group: string): string[] {
  return readdirSync(join(ROOT, group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${group}/${name}`);
}

const PROGRAMS = {
  biome: "node_modules/@biomejs/biome/bin/biome",
  tsc: "node_modules/typescript/bin/tsc",
  vitest: "node_modules/vitest/vitest.mjs",
  vite: "apps/web/node_modules/vite/bin/vite.js",
  playwright: "apps/web/node_modules/@playwright/test/cli.js",
} as const;

export type HowToRun = {
  readonly stdout?: "inherit" | "ignore";
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** Runs a program of a dependency under this same Node and gives its exit code. */
export function runTool(program: keyof typeof PROGRAMS, args: readonly string[], how: HowToRun = {}): number {
  const { stdout = "inherit", cwd = ROOT, env = {} } = how;
  const done = spawnSync(process.execPath, [join(ROOT, PROGRAMS[program]), ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", stdout, "inherit"],
  });
  return done.status ?? 1;
}
