// The entry point of every command. Plain JavaScript for Node 20 and newer: it installs what is missing, finds a Node
// that can run our TypeScript directly, and hands over to the command's own file.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { arch, constants, platform } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const PNPM = "pnpm@12.18.0";
const OLDEST_NODE = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));

const commands = {
  start: "tools/start.ts",
  dev: "tools/dev.ts",
  shots: "tools/shots.ts",
  test: "tools/test.ts",
  check: "tools/check.ts",
  format: "tools/format.ts",
  rules: "tools/rules.ts",
  sim: "apps/cli/src/sim.ts",
  ladder: "apps/cli/src/ladder.ts",
  balance: "apps/cli/src/balance.ts",
  replay: "apps/cli/src/replay.ts",
  fuzz: "apps/cli/src/fuzz.ts",
  example: "packages/games/bremerhaven/rules/examples/firstDecision.ts",
  schemas: "apps/server/schemas/main.ts",
  "bench:engine": "apps/cli/src/benchEngine.ts",
  backup: "apps/server/src/operator/backup.ts",
  restore: "apps/server/src/operator/restore.ts",
  move: "apps/server/src/operator/move.ts",
  admin: "apps/server/src/operator/admin.ts",
  chaos: "apps/server/chaos/chaos.ts",
  attack: "apps/server/attack/main.ts",
  soak: "apps/server/soak/main.ts",
  "bench:server": "apps/server/bench/main.ts",
  "bench:web": "apps/web/bench/main.ts",
};

const [name, ...rest] = process.argv.slice(2);
const file = Object.hasOwn(commands, name ?? "") ? commands[name] : undefined;
if (file === undefined) {
  stop(`unknown command ${name ?? "(none)"}; known: ${Object.keys(commands).join(", ")}`);
}

install();
handOver();

/** Runs the command as if it were this process: forwards signals, and exits as the command does. */
function handOver() {
  const child = spawn(node(), [join(root, file), ...rest], { stdio: "inherit" });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => stop(`${file} cannot be run: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === null ? 1 : 128 + constants.signals[signal])));
}

/** Installs when the lockfile or a package.json differs from what was installed last. */
function install() {
  const stamp = join(root, "node_modules", ".installed");
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  process.stderr.write("Installing dependencies (this takes a minute the first time) ...\n");
  // On Windows npx is a script, which only a shell can start.
  const result = spawnSync("npx", ["-y", PNPM, "install", "--frozen-lockfile"], {
    cwd: root,
    encoding: "utf8",
    shell: platform() === "win32",
    env: { ...process.env, CI: "true" },
  });
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout ?? ""}${result.stderr ?? ""}`);
    stop("the installation failed; see above");
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Each game has several packages, and so does each guest of the tests. */
function gameFolders() {
  return ["packages/games", "packages/guest"]
    .filter((group) => existsSync(join(root, group)))
    .flatMap((group) => readdirSync(join(root, group), { withFileTypes: true }).map((entry) => [group, entry]))
    .flatMap(([group, entry]) => (entry.isDirectory() ? [`${group}/${entry.name}`] : []));
}

function fingerprint() {
  const hash = createHash("sha256").update(readFileSync(join(root, "pnpm-lock.yaml")));
  for (const folder of ["packages", ...gameFolders(), "apps"]) {
    if (!existsSync(join(root, folder))) continue;
    for (const member of readdirSync(join(root, folder)).sort()) {
      const manifest = join(root, folder, member, "package.json");
      if (existsSync(manifest)) hash.update(member).update(readFileSync(manifest));
    }
  }
  return hash.digest("hex");
}

/** This Node if it is new enough, else the one from the lockfile on Linux. */
function node() {
  if (Number(process.versions.node.split(".")[0]) >= OLDEST_NODE) return process.execPath;
  const brought = join(root, "node_modules", `node-${platform()}-${arch()}`, "bin", "node");
  if (existsSync(brought)) return brought;
  return stop(`this system needs Node ${OLDEST_NODE} or newer; this is ${process.versions.node}`);
}

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
