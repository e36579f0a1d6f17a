import type { Crew } from "./crew.ts";

const TELL_EVERY_MS = 250;
/** The share of an address's limit below which its count is not reported. */
const WORTH_TELLING = 0.02;

/** How many connections of a kind each address has, here and in the other processes of this server. */
export class Crowd {
  readonly #here = new Map<string, number>();
  #elsewhere: (network: string) => number = () => 0;

  /** As far as this process knows. */
  count(network: string): number {
    return (this.#here.get(network) ?? 0) + this.#elsewhere(network);
  }

  came(network: string): void {
    this.#here.set(network, (this.#here.get(network) ?? 0) + 1);
  }

  went(network: string): void {
    const others = (this.#here.get(network) ?? 1) - 1;
    if (others === 0) this.#here.delete(network);
    else this.#here.set(network, others);
  }

  /** The addresses with at least this many connections here. */
  *above(many: number): Generator<readonly [network: string, count: number]> {
    for (const one of this.#here) if (one[1] >= many) yield one;
  }

  addElsewhere(count: (network: string) => number): void {
    this.#elsewhere = count;
  }
}

type Told = readonly (readonly [kind: string, network: string, count: number])[];

/** Shares the counts of busy addresses among the processes. */
export function shareCrowds(crew: Crew, kinds: Readonly<Record<string, { crowd: Crowd; most: number }>>) {
  if (crew.size === 1) return { stop: () => undefined };
  const known = new Map<string, Map<string, number>>();
  const keyOf = (kind: string, network: string) => `${kind} ${network}`;
  for (const [kind, { crowd }] of Object.entries(kinds)) {
    crowd.addElsewhere((network) => {
      let sum = 0;
      for (const counts of known.values()) sum += counts.get(keyOf(kind, network)) ?? 0;
      return sum;
    });
  }
  crew.onNews((news, from) => {
    if (news.kind !== "crowds") return;
    known.set(from, new Map(news.crowds.map(([kind, network, count]) => [keyOf(kind, network), count])));
  });
  crew.onChange((gone) => {
    for (const id of gone) known.delete(id);
    last = "";
  });
  let last = "[]";
  const timer = setInterval(() => {
    const crowds = Object.entries(kinds).flatMap(([kind, { crowd, most }]): Told[number][] =>
      most === 0
        ? []
        : Array.from(crowd.above(Math.max(1, most * WORTH_TELLING)), ([network, n]) => [kind, network, n]),
    );
    const told = JSON.stringify(crowds);
    if (told === last) return;
    last = told;
    crew.tellAll({ kind: "crowds", crowds: crowds.map((one) => [...one]) });
  }, TELL_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
