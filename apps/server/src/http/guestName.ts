/** What newcomers are called until they choose a name, in the client's languages. */
const GUESTS: ReadonlyMap<string, string> = new Map([
  ["en", "Sailor"],
  ["de", "Matrose"],
  ["fr", "Marin"],
]);
const UNKNOWN = "Sailor";

/** A name in the first language of an Accept-Language header. */
export function guestName(languages: string | undefined, number: number): string {
  const wanted = (languages ?? "")
    .split(",")
    .map(readWish)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  const guest = wanted.map(({ language }) => GUESTS.get(language)).find((name) => name !== undefined);
  return `${guest ?? UNKNOWN} ${number}`;
}

/** "fr-CH;q=0.9": a language and its weight, which is 1 by default. */
function readWish(wish: string): { readonly language: string; readonly weight: number } {
  const [tag = "", ...terms] = wish.split(";").map((term) => term.trim().toLowerCase());
  const weight = terms.find((term) => term.startsWith("q="))?.slice("q=".length);
  return { language: tag.split("-")[0] ?? "", weight: weight === undefined ? 1 : Number(weight) };
}
