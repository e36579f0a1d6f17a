import { globSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { projectName, ROOT, workspaceFolders } from "./tools/checkout.ts";

const TESTS = "{src,test}/**/*.test.{ts,tsx}";

/** Node loads our TypeScript by itself, unless it contains JSX. This saves the transforms, and the code runs faster. */
const BY_NODE = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** Every package with tests is a project of its own, named as its folder is. */
const packages = workspaceFolders()
  .filter((folder) => globSync(join(ROOT, folder, TESTS)).length > 0)
  .map((folder) => ({
    test: {
      name: projectName(folder),
      root: folder,
      include: [TESTS],
      testTimeout: 120_000,
      hookTimeout: 60_000,
      ...settingsOf(folder),
    },
  }));

function hasJsx(folder: string): boolean {
  return globSync(join(ROOT, folder, "{src,test}/**/*.tsx")).length > 0;
}

function settingsOf(folder: string): object {
  return {
    // What is loaded once serves all files of a worker: loading it takes longer than most tests. No file leaves a trace.
    isolate: false,
    ...(hasJsx(folder) ? {} : BY_NODE),
    // As in the browser: a busy machine may be slow for once, and what fails again is broken.
    ...(folder === "apps/server" && { retry: process.env.CI === undefined ? 0 : 1 }),
  };
}

export default defineConfig({
  test: {
    // Many of them mostly wait, and the browser is tested beside them.
    maxWorkers: 3,
    projects: [
      ...packages,
      {
        test: {
          name: "repository",
          root: "tools",
          include: ["**/*.test.ts"],
          testTimeout: 60_000,
          isolate: false,
          ...BY_NODE,
        },
      },
    ],
  },
});
