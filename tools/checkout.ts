import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const GAMES = "packages/games";
/** Games that only tests play: no registry names them. */
const GUESTS = "packages/guest";

/** The folders of all packages and apps, as paths from the root. New ones are found automatically. */
export function workspaceFolders(): string[] {
  return ["packages", ...gameFolders(), ...guestFolders(), "apps"]
    .flatMap(foldersIn)
    .filter((path) => existsSync(join(ROOT, path, "package.json")));
}

/** The folders of the games, each with a package for its rules and other packages. */
export function gameFolders(): string[] {
  return foldersIn(GAMES);
}

/** The folders of the games that only tests play. */
export function guestFolders(): string[] {
  return foldersIn(GUESTS);
}

/**
 * The name of a package's test project: its folder, prefixed by the game's name within a game; just the game's name for
 * its rules.
 */
export function projectName(folder: string): string {
  const [first = "", second = ""] = folder.split("/").slice(-2);
  if (![GAMES, GUESTS].some((group) => folder.startsWith(`${group}/`))) return second;
  return second === "rules" ? first : `${first}-${second}`;
}

function foldersIn(group: string): string[] {
  if (!existsSync(join(ROOT, group))) return [];
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
  /** "lines" passes on whole lines, without a terminal's live display: programs side by side share the screen. */
  readonly stdout?: "inherit" | "ignore" | "lines";
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** Node's compile cache: tests start many processes from the same files. */
const COMPILED = join(ROOT, "node_modules/.cache/compiled");

/** Runs a dependency's program under this Node and returns its exit code. */
export function runTool(
  program: keyof typeof PROGRAMS,
  args: readonly string[],
  { stdout = "inherit", cwd = ROOT, env = {} }: HowToRun = {},
): Promise<number> {
  const child = spawn(process.execPath, [join(ROOT, PROGRAMS[program]), ...args], {
    cwd,
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...env },
    stdio: ["ignore", stdout === "lines" ? "pipe" : stdout, "inherit"],
  });
  if (child.stdout !== null)
    createInterface({ input: child.stdout }).on("line", (line) => process.stdout.write(`${line}\n`));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}
