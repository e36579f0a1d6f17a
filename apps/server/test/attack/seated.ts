import type { Target } from "./attack.ts";
import { newcomer, openTable } from "./http.ts";
import { Line } from "./line.ts";

/** An attacker at a table of their own, where a game is in play; bots have the other seats, if there are any. */
export type Seated = { readonly line: Line; readonly code: string; readonly cookie: string };

/** Undefined if the server admits no more of them. */
export async function sitDown(target: Target): Promise<Seated | undefined> {
  const { least, quickBots } = target.kinds;
  const own = await newcomer(target).catch(() => undefined);
  const code = own === undefined ? undefined : await openTable(target, own, { options: least });
  const line = own === undefined || code === undefined ? undefined : await Line.enter(target, own);
  if (own === undefined || code === undefined || line === undefined) return undefined;
  command(line, 1, code, { do: "sit", seat: 0 });
  for (let seat = 1; seat < least.seats; seat += 1)
    command(line, 2 + seat, code, { do: "add-bot", seat, bot: quickBots[seat % quickBots.length] });
  command(line, 2, code, { do: "start" });
  if (await line.hears("432[")) return { line, code, cookie: own };
  line.close();
  return undefined;
}

let given = 0;

/** Sends a command with a new id; its answer has this number. */
export function command(line: Line, number: number, table: string, what: object): void {
  given += 1;
  const message = { table, id: `attack-${process.pid}-${given}`, command: what };
  line.say(`42${number}["do",${JSON.stringify(message)}]`);
}

export function question(line: Line, number: number, name: string, message: object): void {
  line.say(`42${number}${JSON.stringify([name, message])}`);
}
