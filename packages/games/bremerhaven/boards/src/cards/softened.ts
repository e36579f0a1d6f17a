import { PARTINGS } from "./partings.ts";

const VOWELS = "aeiouyäöüéèêëàâîïôûœ";
/** Letters that are one sound, and so are never parted. */
const TOGETHER = /^(?:ch|ck|sh|th|ph|qu|gn|[bcdfgkptv][lr])/;
const SHORTEST_PART = 3;
const LONGEST_WHOLE = 6;
const SOFT_HYPHEN = "\u00ad";

/**
 * A name whose long words may be parted at the end of a line, as not every browser knows how to part them. Words of our
 * own cards are parted as a dictionary has it. Any other word is parted before a consonant that a vowel follows, and
 * between two consonants that are not one sound.
 */
export function softened(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length > LONGEST_WHOLE ? softenedWord(word) : word));
}

function softenedWord(word: string): string {
  const known = PARTINGS.get(word.toLowerCase());
  return known === undefined ? softenedByEar(word) : softenedAs(known, word);
}

/** The word's own letters, large or small, parted as the other is. */
function softenedAs(parted: string, word: string): string {
  let parts = "";
  let at = 0;
  for (const letter of parted) {
    parts += letter === "-" ? SOFT_HYPHEN : word.charAt(at);
    if (letter !== "-") at += 1;
  }
  return parts;
}

function softenedByEar(word: string): string {
  const letters = [...word.toLowerCase()];
  const isVowel = (at: number) => VOWELS.includes(letters[at] ?? "");
  let parted = "";
  let since = 0;
  for (const [at, letter] of [...word].entries()) {
    // "Ex-change", but no single letter or open syllable of two alone: never "Ma-ritime".
    const begun = isVowel(at - 1) ? since >= SHORTEST_PART : since >= SHORTEST_PART - 1;
    const sounds = letters.slice(at - since, at).some((_, nth) => isVowel(at - since + nth));
    const far = begun && sounds && letters.length - at >= SHORTEST_PART;
    if (far && mayPart(letters, at, isVowel)) {
      parted += SOFT_HYPHEN;
      since = 0;
    }
    parted += letter;
    since += 1;
  }
  return parted;
}

function mayPart(letters: readonly string[], at: number, isVowel: (at: number) => boolean): boolean {
  if (isVowel(at)) return false;
  const onset = letters.slice(at).join("");
  // "Light-house": two letters that only look like one sound.
  if (letters[at - 1] === "h" && onset.startsWith("th")) return false;
  if (letters[at - 2] === "h" && letters[at - 1] === "t" && letters[at] === "h") return isVowel(at + 1);
  const opens = isVowel(at + 1) || (TOGETHER.test(onset) && isVowel(at + 2));
  if (!opens) return false;
  // Not within a sound: "Ma-schine", never "Masc-hine".
  const before = letters[at - 1] ?? "";
  return (
    isVowel(at - 1) ||
    (!TOGETHER.test(`${before}${onset}`) && !/^sch/.test(`${letters[at - 2] ?? ""}${before}${onset}`))
  );
}
