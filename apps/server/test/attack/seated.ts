import type { Target } from "./attack.ts";
import { newcomer, openTable } from "./http.ts";
import { Line } from "./line.ts";

/** Somebody of the attacker's at a table of their own, where a game for one is under way. */
export type Seated = { readonly line: Line; readonly code: string; readonly cookie: string };

export const ALONE = { options: { mode: "solo", seats: 1 } };

/** Undefined where the server lets no more of them in. */
export async function sitDown(target: Target, cookie?: string, change: object = ALONE): Promise<Seated | undefined> {
  const own = cookie ?? (await newcomer(target).catch(() => undefined));
  const code = own === undefined ? undefined : await openTable(target, own, change);
  const line = own === undefined || code === undefined ? undefined : await Line.enter(target, own);
  if (own === undefined || code === undefined || line === undefined) return undefined;
  command(line, 1, code, { do: "sit", seat: 0 });
  command(line, 2, code, { do: "start" });
  if (await line.hears("432[")) return { line, code, cookie: own };
  line.close();
  return undefined;
}

let given = 0;

/** A command with an id that never came before; its answer comes under this number. */
export function command(line: Line, number: number, table: string, what: object): void {
  given += 1;
  const message = { table, id: `attack-${process.pid}-${given}`, command: what };
  line.say(`42${number}["do",${JSON.stringify(message)}]`);
}

export function question(line: Line, number: number, name: string, message: object): void {
  line.say(`42${number}${JSON.stringify([name, message])}`);
}
