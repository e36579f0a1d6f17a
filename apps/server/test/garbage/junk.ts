import { type Dice, freshChance, openDice, seedFrom } from "@harbor/kit";

/** Repeatable randomness: the same seed makes the same garbage. */
export class Lot {
  readonly #dice: Dice;

  constructor(seed: string) {
    this.#dice = openDice(freshChance(seedFrom(seed)));
  }

  below(count: number): number {
    return this.#dice.below(count);
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.#dice.below(items.length)] ?? items[0];
  }

  one(chances: number): boolean {
    return this.#dice.below(chances) === 0;
  }
}

const WORDS = [
  "",
  " ",
  "0",
  "-1",
  "null",
  "true",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "../../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "%2e%2e%2f%2e%2e%2f",
  "%00",
  "%E0%A4%A",
  "%",
  "\u0000",
  "\ud800",
  "\udfff\ud800",
  "\u202eabc",
  "\u0001\u0007",
  "' or '1'='1",
  "'; drop table people; --",
  "<script>alert(1)</script>",
  "#{7*7}{{7*7}}",
  "act",
  "start",
  "sit",
  "seat 0",
  "host",
  "spectators",
  "ABC234",
  "bremerhaven",
  "🚢".repeat(40),
  "e\u0301".repeat(30),
] as const;

const NUMBERS = [0, -0, 1, -1, 3, 4, 7, 8, 1.5, 1e9, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 5e-324, 86_400] as const;
const KEYS = ["__proto__", "constructor", "prototype", "then", "toJSON", "ok", "do", "seat", "type", "length"] as const;
/** Above the size limit of a message. */
const TOO_LONG = 17_000;

export function junkText(lot: Lot): string {
  const kind = lot.below(12);
  if (kind === 0) return "x".repeat(lot.below(2000));
  if (kind === 1 && lot.one(6)) return "y".repeat(TOO_LONG);
  if (kind === 2) return Array.from({ length: lot.below(12) }, () => String.fromCharCode(lot.below(65_536))).join("");
  return lot.pick(WORDS);
}

/** Any JSON value, including keys that pollute prototypes. */
export function junk(lot: Lot, depth = 0): unknown {
  switch (lot.below(depth > 3 ? 4 : 9)) {
    case 0:
      return lot.pick(NUMBERS);
    case 1:
    case 2:
      return junkText(lot);
    case 3:
      return lot.pick([true, false, null]);
    case 4:
      return Array.from({ length: lot.below(5) }, () => junk(lot, depth + 1));
    case 5:
      return lot.one(8) ? nested(lot.below(2000)) : [];
    case 6:
      return lot.one(8) ? Array.from({ length: 1000 }, () => lot.below(10)) : {};
    default:
      return junkObject(lot, depth);
  }
}

function junkObject(lot: Lot, depth: number): object {
  const made: object = {};
  const size = lot.one(20) ? 300 : lot.below(5);
  for (let index = 0; index < size; index += 1) {
    const key = lot.one(2) ? lot.pick(KEYS) : `${junkText(lot).slice(0, 20)}${index}`;
    put(made, key, size > 5 ? index : junk(lot, depth + 1));
  }
  return made;
}

function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

/** Like JSON.parse, which makes `__proto__` an ordinary field. */
function put(object: object, key: string, value: unknown): void {
  Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true });
}

/** A valid message with one thing wrong somewhere in it. */
export function mutated(lot: Lot, value: unknown): unknown {
  if (typeof value !== "object" || value === null || lot.one(12)) return wrong(lot, value);
  if (Array.isArray(value)) {
    const at = lot.below(value.length + 1);
    return value.toSpliced(at, lot.below(2), ...(lot.one(3) ? [] : [mutated(lot, value[at])]));
  }
  const fields = Object.entries(value);
  const [name = "x", inner] = fields[lot.below(fields.length)] ?? [];
  const copy: object = { ...value };
  switch (lot.below(5)) {
    case 0:
      Reflect.deleteProperty(copy, name);
      break;
    case 1:
      put(copy, lot.pick(KEYS), junk(lot));
      break;
    default:
      put(copy, name, mutated(lot, inner));
  }
  return copy;
}

function wrong(lot: Lot, value: unknown): unknown {
  switch (lot.below(6)) {
    case 0:
      return [value];
    case 1:
      return JSON.stringify(value);
    case 2:
      return typeof value === "number" ? value + lot.pick([1, -1, 0.5, 100]) : `${value}${junkText(lot)}`;
    case 3:
      return { value };
    default:
      return junk(lot);
  }
}
