import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT, runTool, workspaceFolders } from "./checkout.ts";

const WEB = join(ROOT, "apps/web");

/** The client as it is shipped, or with a game more in its registries, for tests alone. */
type Build = { readonly config: string; readonly dist: string };
const SHIPPED: Build = { config: "vite.config.ts", dist: "dist" };
export const WITH_GUEST: Build = { config: "test/guest/vite.config.ts", dist: "test/guest/dist" };

/** Builds the client if it has changed since the last build; false if that fails. */
export async function buildWeb({ config, dist }: Build = SHIPPED): Promise<boolean> {
  const stamp = join(WEB, dist, ".built-from");
  const wanted = fingerprint(config);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return true;
  process.stderr.write("Building the client ...\n");
  const args = ["build", "--config", config, "--logLevel", "warn"];
  if ((await runTool("vite", args, { stdout: "ignore", cwd: WEB })) !== 0) return false;
  writeFileSync(stamp, wanted);
  return true;
}

/** Of everything a build could have read: the lockfile and the sources of the client and of all packages. */
function fingerprint(config: string): string {
  const hash = createHash("sha256").update(readFileSync(join(ROOT, "pnpm-lock.yaml")));
  const sources = workspaceFolders()
    .filter((path) => path.startsWith("packages/") || path === "apps/web")
    .flatMap((path) =>
      ["src", "public", "assets", "plugins", "worker", "index.html", "package.json", "vite.config.ts"].map((name) =>
        join(ROOT, path, name),
      ),
    );
  const beside = readdirSync(dirname(join(WEB, config))).filter((name) => name.endsWith(".ts"));
  sources.push(...beside.map((name) => join(WEB, dirname(config), name)));
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
