import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { Tally } from "./attack.ts";
import type { Order } from "./attacker.ts";

const ATTACKER = fileURLToPath(new URL("attacker.ts", import.meta.url));
/** An attacker who does not come to an end by itself is ended. */
const GRACE_MS = 40_000;

/** So that what an attacker costs the server is what is measured: on the internet they have a machine of their own. */
const MODEST = 10;

/** Runs one attack in a process of its own, so that it takes nothing from the clients that measure. */
export function launch(order: Order): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [ATTACKER, JSON.stringify(order)], { stdio: ["ignore", "pipe", "pipe"] });
    if (child.pid !== undefined) setPriority(child.pid, MODEST);
    const timer = setTimeout(() => child.kill("SIGKILL"), order.ms + GRACE_MS);
    let heard = "";
    let complaint = "";
    child.stdout.on("data", (bytes: Buffer) => {
      heard += bytes.toString();
    });
    child.stderr.on("data", (bytes: Buffer) => {
      complaint = (complaint + bytes.toString()).slice(-2000);
    });
    child.on("close", (code) => {
      clearTimeout(timer);
      if (code === 0) resolve(JSON.parse(heard));
      else reject(new Error(`${order.attack}: the attacker ended with ${code}: ${complaint}`));
    });
  });
}
