const LIGATURES: Readonly<Record<string, string>> = {
  ß: "ss",
  œ: "oe",
  æ: "ae",
  "’": "'",
  "\u00a0": " ",
  "\u202f": " ",
};

/** A text without what a searcher need not type: capitals, accents, ligatures and printer's marks. */
export function fold(text: string): string {
  return Array.from(text, foldLetter).join("");
}

function foldLetter(letter: string): string {
  const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return LIGATURES[plain] ?? plain;
}

/** From where to where each of the folded words stands in the text, in order and without overlap. */
export function findAll(text: string, words: readonly string[]): readonly (readonly [from: number, to: number])[] {
  let folded = "";
  const origins: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = foldLetter(letter);
    folded += plain;
    for (let nth = 0; nth < plain.length; nth += 1) origins.push(at);
    at += letter.length;
  }
  origins.push(at);
  const found = words.flatMap((word) => {
    const places: [number, number][] = [];
    for (let from = folded.indexOf(word); from !== -1; from = folded.indexOf(word, from + word.length)) {
      const begin = origins[from] ?? at;
      const end = origins.slice(from + word.length).find((origin) => origin > (origins[from + word.length - 1] ?? at));
      places.push([begin, end ?? at]);
    }
    return places;
  });
  found.sort(([one], [other]) => one - other);
  return found.filter(([from], nth) => found.slice(0, nth).every(([, to]) => to <= from));
}
