const LIGATURES: Readonly<Record<string, string>> = {
  ß: "ss",
  œ: "oe",
  æ: "ae",
};

/** Removes what people need not type in a search: capitals, accents and ligatures. */
export function fold(text: string): string {
  return Array.from(text, foldLetter).join("");
}

function foldLetter(letter: string): string {
  const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return LIGATURES[plain] ?? plain;
}

/** A rule's id is one word, "l’argent" is two. */
const WORD = /\b[a-z]{3}-\d+[a-f]?\b|[\p{L}\p{M}\p{N}]+/giu;

export type Word = { readonly folded: string; readonly from: number; readonly to: number };

/** The words of a text with their positions. */
export function wordsIn(text: string): readonly Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    folded: fold(word),
    from: index,
    to: index + word.length,
  }));
}
