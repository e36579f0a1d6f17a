import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { Tally } from "./attack.ts";
import type { Order } from "./attacker.ts";

const ATTACKER = fileURLToPath(new URL("attacker.ts", import.meta.url));
/** An attacker that does not end by itself by then is killed. */
const GRACE_MS = 40_000;

/**
 * Lowers the attacker's priority, so that only its cost to the server is measured: on the internet it has its own
 * machine.
 */
const MODEST = 10;

/** Runs one attack in its own process, so that it takes nothing from the measuring clients. */
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
