import { HYPHENATIONS } from "./hyphenations.ts";

const VOWELS = "aeiouyäöüéèêëàâîïôûœ";
/** Letters that make one sound and are never split. */
const TOGETHER = /^(?:ch|ck|sh|th|ph|qu|gn|[bcdfgkptv][lr])/;
const SHORTEST_PART = 3;
const LONGEST_WHOLE = 6;
const SOFT_HYPHEN = "\u00ad";

/**
 * Adds soft hyphens to the long words of a name, because not every browser hyphenates by itself. Words of our own cards
 * follow the dictionary. Any other word may break before a consonant that precedes a vowel, and between two consonants
 * that are not one sound.
 */
export function hyphenate(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length > LONGEST_WHOLE ? hyphenateWord(word) : word));
}

function hyphenateWord(word: string): string {
  const known = HYPHENATIONS.get(word.toLowerCase());
  return known === undefined ? hyphenateBySound(word) : hyphenateLike(known, word);
}

/** Hyphenates a word like the known one, keeping its capital letters. */
function hyphenateLike(pattern: string, word: string): string {
  let parts = "";
  let at = 0;
  for (const letter of pattern) {
    parts += letter === "-" ? SOFT_HYPHEN : word.charAt(at);
    if (letter !== "-") at += 1;
  }
  return parts;
}

function hyphenateBySound(word: string): string {
  const letters = [...word.toLowerCase()];
  const isVowel = (at: number) => VOWELS.includes(letters[at] ?? "");
  let result = "";
  let since = 0;
  for (const [at, letter] of [...word].entries()) {
    // "Ex-change" is fine, but a part is never a single letter or an open syllable of two: not "Ma-ritime".
    const begun = isVowel(at - 1) ? since >= SHORTEST_PART : since >= SHORTEST_PART - 1;
    const sounds = letters.slice(at - since, at).some((_, nth) => isVowel(at - since + nth));
    const far = begun && sounds && letters.length - at >= SHORTEST_PART;
    if (far && mayBreak(letters, at, isVowel)) {
      result += SOFT_HYPHEN;
      since = 0;
    }
    result += letter;
    since += 1;
  }
  return result;
}

function mayBreak(letters: readonly string[], at: number, isVowel: (at: number) => boolean): boolean {
  if (isVowel(at)) return false;
  const onset = letters.slice(at).join("");
  // "Light-house": here "th" is not one sound.
  if (letters[at - 1] === "h" && onset.startsWith("th")) return false;
  if (letters[at - 2] === "h" && letters[at - 1] === "t" && letters[at] === "h") return isVowel(at + 1);
  const opens = isVowel(at + 1) || (TOGETHER.test(onset) && isVowel(at + 2));
  if (!opens) return false;
  // Never within a sound: "Ma-schine", not "Masc-hine".
  const before = letters[at - 1] ?? "";
  return (
    isVowel(at - 1) ||
    (!TOGETHER.test(`${before}${onset}`) && !/^sch/.test(`${letters[at - 2] ?? ""}${before}${onset}`))
  );
}
