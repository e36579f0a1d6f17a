/** Whom an attack is run against: a server of our own on the loopback, and a table at it that anybody may look at. */
export type Target = {
  readonly port: number;
  /** The loopback address from which the attacker comes, so that the server can tell them from honest people. */
  readonly from: string;
  readonly table: string;
  /** Where the longest answer that the server has is found. */
  readonly longest: string;
};

/** What an attack came to: for the log, and to see that it took place at all. */
export type Tally = Record<string, number>;

/** Something a stranger could do to the server. It is bounded by the time that it is given. */
export type Attack = {
  readonly name: string;
  /** In one sentence: what the attacker does, and what it once cost the server. */
  readonly what: string;
  /** What may come of it at most, and what must come of it at least, in the few seconds of a test. */
  readonly most?: Readonly<Tally>;
  readonly least?: Readonly<Tally>;
  /** Prepares itself, goes on for so many milliseconds, counts what it does, and leaves nothing open. */
  run(target: Target, ms: number, tally: Tally): Promise<void>;
};

export function count(tally: Tally, what: string, times = 1): void {
  tally[what] = (tally[what] ?? 0) + times;
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Many of the same at once, each again and again until the time, by performance.now(), is over. */
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
