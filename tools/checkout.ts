import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** The folders of all packages and apps, by path from the root. */
export function workspaceFolders(): string[] {
  return ["packages", "apps"].flatMap((group) => {
    const folder = join(ROOT, group);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .map((name) => `${group}/${name}`)
      .filter((path) => existsSync(join(ROOT, path, "package.json")));
  });
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
