import type { Seed } from "@harbor/kit";

/**
 * A bot's own random numbers. A game's dice must be unpredictable, so they are a cipher; a bot draws hundreds of
 * thousands and only needs to be reproducible, so it uses a small, fast generator.
 */
export type Luck = {
  /** An integer from 0 to `count - 1`. */
  below(count: number): number;
  /** A number from 0 up to, but not including, 1. */
  share(): number;
  /** Roughly normal, with mean 0 and spread 1. */
  bell(): number;
  shuffled<T>(items: readonly T[]): T[];
  /** A seed for a game or a search. */
  seed(): Seed;
  /** A new, independent stream. */
  fork(): Luck;
};

const WORDS = 2 ** 32;
const WARM_UP = 12;
const SEED_WORDS = 8;
const BELL_DRAWS = 3;

export function luckFrom(text: string): Luck {
  let hash = 0x811c9dc5;
  const words = [0, 0, 0];
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    words[index % words.length] = (words[index % words.length] ?? 0) ^ hash;
  }
  return openLuck(words[0] ?? 0, words[1] ?? 0, (words[2] ?? 0) ^ text.length);
}

/** The sfc32 generator: three mixed words, and a counter that prevents short cycles. */
function openLuck(first: number, second: number, third: number): Luck {
  let a = first | 0;
  let b = second | 0;
  let c = third | 0;
  let counter = 1;

  function word(): number {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  }
  for (let turn = 0; turn < WARM_UP; turn += 1) word();

  const share = () => word() / WORDS;
  const below = (count: number) => Math.floor(share() * count);
  return {
    below,
    share,
    bell() {
      let sum = 0;
      for (let draw = 0; draw < BELL_DRAWS; draw += 1) sum += share();
      // The sum of three uniform numbers has a variance of a quarter.
      return (sum - BELL_DRAWS / 2) * 2;
    },
    shuffled(items) {
      const pile = [...items];
      for (let last = pile.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        const moved = pile[last];
        const taken = pile[other];
        if (moved === undefined || taken === undefined) break;
        pile[last] = taken;
        pile[other] = moved;
      }
      return pile;
    },
    seed: () => Array.from({ length: SEED_WORDS }, () => word().toString(16).padStart(8, "0")).join(""),
    fork: () => openLuck(word(), word(), word()),
  };
}
