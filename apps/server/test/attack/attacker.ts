import type { Tally, Target } from "./attack.ts";
import { ATTACKS } from "./registry.ts";

/** The attacker process's input. */
export type Order = { readonly attack: string; readonly target: Target; readonly ms: number };

const [text = "{}"] = process.argv.slice(2);
const order = readOrder(JSON.parse(text));
const tally: Tally = {};
await ATTACKS.find(({ name }) => name === order.attack)?.run(order.target, order.ms, tally);
process.stdout.write(`${JSON.stringify(tally)}\n`);
process.exit(0);

function readOrder(given: unknown): Order {
  if (isOrder(given)) return given;
  throw new Error("no order was given");
}

function isOrder(given: unknown): given is Order {
  return typeof given === "object" && given !== null && "attack" in given && "target" in given && "ms" in given;
}
