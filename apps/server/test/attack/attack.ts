import type { GameKinds } from "../gameKinds.ts";

/** What an attack targets: a server of our own on the loopback, and a table on it that anybody may watch. */
export type Target = {
  readonly port: number;
  /** The attacker's loopback address, by which the server can tell them from honest people. */
  readonly from: string;
  readonly table: string;
  /** The path of the server's longest response. */
  readonly longest: string;
  /** The game whose tables are attacked. */
  readonly kinds: GameKinds;
};

/** What an attack achieved: for the log, and to show that it took place. */
export type Tally = Record<string, number>;

/** Something a stranger could do to the server, for a limited time. */
export type Attack = {
  readonly name: string;
  /** In one sentence: what the attacker does, and what it once cost the server. */
  readonly what: string;
  /** Bounds on the tally after the few seconds of a test. */
  readonly most?: Readonly<Tally>;
  readonly least?: Readonly<Tally>;
  /** Prepares, attacks for that many milliseconds, counts what it does, and closes everything. */
  run(target: Target, ms: number, tally: Tally): Promise<void>;
};

export function count(tally: Tally, what: string, times = 1): void {
  tally[what] = (tally[what] ?? 0) + times;
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Runs many loops at once until the time, by performance.now(), is over. */
export async function crowd(
  size: number,
  ms: number,
  work: (who: number, until: number) => Promise<unknown>,
): Promise<void> {
  const until = performance.now() + ms;
  await Promise.all(
    Array.from({ length: size }, async (_, who) => {
      while (performance.now() < until) {
        await work(who, until);
        await pause(1);
      }
    }),
  );
}
