import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runTool, workspaceFolders } from "./checkout.ts";

const WEB = join(ROOT, "apps/web");
const STAMP = join(WEB, "dist/.built-from");

/** Builds the client where it has changed since it was built last; false when that fails. */
export function buildWeb(): boolean {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return true;
  process.stderr.write("Building the client ...\n");
  if (runTool("vite", ["build", "--logLevel", "warn"], { stdout: "ignore", cwd: WEB }) !== 0) return false;
  writeFileSync(STAMP, wanted);
  return true;
}

/** Of everything a build could have read: the lockfile and the sources of the client and of all packages. */
function fingerprint(): string {
  const hash = createHash("sha256").update(readFileSync(join(ROOT, "pnpm-lock.yaml")));
  const sources = workspaceFolders()
    .filter((path) => path.startsWith("packages/") || path === "apps/web")
    .flatMap((path) =>
      ["src", "public", "assets", "plugins", "index.html", "package.json", "vite.config.ts"].map((name) =>
        join(ROOT, path, name),
      ),
    );
  for (const file of sources.filter((path) => existsSync(path)).flatMap(filesIn))
    hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}
