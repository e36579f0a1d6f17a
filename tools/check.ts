import { join } from "node:path";
import { ROOT, runTool, workspaceFolders } from "./checkout.ts";

/** Its types differ from those of a page. */
const SERVICE_WORKER = "apps/web/worker";

/**
 * Checks lint, format, and the types of every package and app. A test checks the imports between packages
 * (boundaries.test.ts).
 */
export async function check(): Promise<boolean> {
  const projects = ["tools", SERVICE_WORKER, ...workspaceFolders()];
  const lint = await runTool("biome", ["check", "--error-on-warnings", "."]);
  const types: number[] = [];
  for (const path of projects) types.push(await runTool("tsc", ["-p", join(ROOT, path)]));
  return [lint, ...types].every((code) => code === 0);
}

if (import.meta.main) process.exitCode = (await check()) ? 0 : 1;
