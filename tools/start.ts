import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { NODE_FLAGS } from "../apps/server/src/nodeFlags.ts";
import { ROOT } from "./checkout.ts";
import { buildWeb } from "./webBuild.ts";

/** Builds the client if needed and hands over to the server, including signals. */
const args = process.argv.slice(2);
if (!args.includes("--help") && !(await buildWeb())) {
  process.stderr.write("the client cannot be built; the lines above say why\n");
  process.exit(1);
}
const server = spawn(process.execPath, [...NODE_FLAGS, join(ROOT, "apps/server/src/main.ts"), ...args], {
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal === null ? 1 : 128 + constants.signals[signal])));
