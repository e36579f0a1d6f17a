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
  for (const path of projects) types.push(await checkTypes(path));
  return [lint, ...types].every((code) => code === 0);
}

/** In one thread, since several repeat part of the work, and checking again only what a change may have broken. */
function checkTypes(path: string): Promise<number> {
  const checked = join(ROOT, "node_modules/.cache/types", `${path.replaceAll("/", "-")}.tsbuildinfo`);
  return runTool("tsc", ["-p", join(ROOT, path), "--singleThreaded", "--incremental", "--tsBuildInfoFile", checked]);
}

if (import.meta.main) process.exitCode = (await check()) ? 0 : 1;
