/** What newcomers are called until they say who they are, in the languages of the client. */
const GUESTS: ReadonlyMap<string, string> = new Map([
  ["en", "Sailor"],
  ["de", "Matrose"],
  ["fr", "Marin"],
]);
const UNKNOWN = "Sailor";

/** A name in the language that a browser asks for first, as an Accept-Language header says it. */
export function guestName(languages: string | undefined, number: number): string {
  const wanted = (languages ?? "")
    .split(",")
    .map(readWish)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  const guest = wanted.map(({ language }) => GUESTS.get(language)).find((name) => name !== undefined);
  return `${guest ?? UNKNOWN} ${number}`;
}

/** "fr-CH;q=0.9": a language, and how much it is wanted; fully, where nothing is said. */
function readWish(wish: string): { readonly language: string; readonly weight: number } {
  const [tag = "", ...terms] = wish.split(";").map((term) => term.trim().toLowerCase());
  const weight = terms.find((term) => term.startsWith("q="))?.slice("q=".length);
  return { language: tag.split("-")[0] ?? "", weight: weight === undefined ? 1 : Number(weight) };
}
