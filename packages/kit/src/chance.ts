import { chacha20 } from "@noble/ciphers/chacha.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** 256 bits, written as 64 hexadecimal digits. Whoever knows it knows every shuffle of the game. */
export type Seed = string;

/** A game's position in its random stream: plain data, saved with the game. */
export type Chance = { readonly seed: Seed; readonly drawn: number };

/** An open random stream. It changes with use; `chance()` returns the position to continue from. */
export type Dice = {
  /** A whole number from 0 to `count - 1`, all equally likely. */
  below(count: number): number;
  shuffled<T>(items: readonly T[]): T[];
  chance(): Chance;
};

const WORDS_A_BLOCK = 16;
const BYTES_A_WORD = 4;
const WORDS = 2 ** 32;
const NONCE = new Uint8Array(12);
/** Most streams are left within a block. One that goes on mostly goes on for long, and blocks are cheaper together. */
const BLOCKS_AHEAD = 4;
const SILENCE = new Uint8Array(BLOCKS_AHEAD * WORDS_A_BLOCK * BYTES_A_WORD);
const SILENT_BLOCK = SILENCE.subarray(0, WORDS_A_BLOCK * BYTES_A_WORD);

export function isSeed(input: unknown): input is Seed {
  return typeof input === "string" && /^[0-9a-f]{64}$/.test(input);
}

/** What is wrong with a seed; undefined if it is valid. */
export function whatIsWrongWithSeed(input: unknown): string | undefined {
  return isSeed(input)
    ? undefined
    : "the seed must be 64 hexadecimal digits in lower case; seedFrom makes one of any text";
}

/** The commitment published before the game. It does not reveal the seed, but anybody can check the seed against it. */
export function commitTo(seed: Seed): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** A seed from any text, for simulations and tests. A real table takes its seed from a cryptographic source. */
export function seedFrom(text: string): Seed {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Words past the last whole multiple of `count` would favour small numbers. Only the last few words can be such. */
function isUnfair(value: number, count: number): boolean {
  return value >= WORDS - (WORDS % count);
}

export function freshChance(seed: Seed): Chance {
  return { seed, drawn: 0 };
}

/**
 * ChaCha20's key stream serves as the dice. Past output does not predict the next shuffle, any position can be reached
 * at once, and the whole state is one number.
 */
export function openDice(start: Chance): Dice {
  const key = hexToBytes(start.seed);
  let drawn = start.drawn;
  let words: DataView | undefined;
  /** Where the open words lie in the stream. */
  let from = 0;
  let end = 0;

  function open(): DataView {
    const block = Math.floor(drawn / WORDS_A_BLOCK);
    const bytes = chacha20(key, NONCE, words === undefined ? SILENT_BLOCK : SILENCE, undefined, block);
    from = block * WORDS_A_BLOCK;
    end = from + bytes.length / BYTES_A_WORD;
    words = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    return words;
  }

  function word(): number {
    const opened = words === undefined || drawn >= end ? open() : words;
    const value = opened.getUint32((drawn - from) * BYTES_A_WORD, true);
    drawn += 1;
    return value;
  }

  function below(count: number): number {
    let value = word();
    while (value >= WORDS - count && isUnfair(value, count)) value = word();
    // The remainder: exact, because both are below 2^33, and several times as fast as `%` is with such large numbers.
    return value - Math.floor(value / count) * count;
  }

  return {
    below,
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
    chance: () => ({ seed: start.seed, drawn }),
  };
}
