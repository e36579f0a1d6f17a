import { join } from "node:path";
import { ROOT, runTool, workspaceFolders } from "./checkout.ts";

/** Lint and format, types of every package and app. How packages may import each other is a test (boundaries.test.ts). */
export function check(): boolean {
  const projects = ["tools", ...workspaceFolders()];
  const lint = runTool("biome", ["check", "--error-on-warnings", "."]);
  const types = projects.map((path) => runTool("tsc", ["-p", join(ROOT, path)]));
  return [lint, ...types].every((code) => code === 0);
}

if (import.meta.main) process.exitCode = check() ? 0 : 1;
