import type { Seed } from "@harbor/kit";

/**
 * A bot's own chance. The game's dice must not be foreseen by anybody and are a cipher; a bot draws by the hundred
 * thousand and only has to be repeatable, so its stream is a small and fast one.
 */
export type Luck = {
  /** A whole number from 0 to `count - 1`. */
  below(count: number): number;
  /** A number from 0 up to, but not including, 1. */
  share(): number;
  /** Around 0, mostly within 1 of it. */
  bell(): number;
  shuffled<T>(items: readonly T[]): T[];
  /** A seed for what asks for one. */
  seed(): Seed;
  /** A stream of its own that goes on apart from this one. */
  fork(): Luck;
};

const WORDS = 2 ** 32;
const WARM_UP = 12;
const SEED_WORDS = 8;
const BELL_DRAWS = 3;

/** The same text gives the same luck. */
export function luckFrom(text: string): Luck {
  let hash = 0x811c9dc5;
  const words = [0, 0, 0];
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    words[index % words.length] = (words[index % words.length] ?? 0) ^ hash;
  }
  return openLuck(words[0] ?? 0, words[1] ?? 0, (words[2] ?? 0) ^ text.length);
}

/** The generator known as sfc32: three words that are mixed, and a counter that keeps it from short cycles. */
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
      // The sum of three shares has a variance of a quarter.
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
