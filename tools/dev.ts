import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./checkout.ts";

/** Runs the server, and the client with hot reload in front of it. */
const server = spawn(process.execPath, [join(ROOT, "apps/server/src/main.ts"), ...process.argv.slice(2)], {
  stdio: "inherit",
});
const client = spawn(process.execPath, [join(ROOT, "apps/web/node_modules/vite/bin/vite.js")], {
  cwd: join(ROOT, "apps/web"),
  stdio: "inherit",
});
for (const one of [server, client]) {
  one.on("exit", () => {
    server.kill();
    client.kill();
  });
}
