import { z } from "zod";
import { GOODS, PLACES } from "../vocabulary.ts";

export const ISLAND_ID = /^[a-z0-9][a-z0-9-]{0,39}$/;
const price = z.int().min(0).max(6);

export const islandSchema = z.strictObject({
  id: z.string().regex(ISLAND_ID, "an id is made of small letters, digits and hyphens"),
  /** The island's name in every language; defaults to its known name, or else to one made from its id. */
  name: z
    .string()
    .regex(/^(?!\s)[^\p{C}]{1,40}(?<!\s)$/u, "a name is up to 40 characters in one line")
    .exactOptional(),
  takes: z.enum([...GOODS, "any"]),
  /** Alone, two tied, three tied. */
  prices: z.tuple([price.min(2), price, price]).readonly(),
  voyage: z.int().min(1).max(6),
  start: z.literal(true).exactOptional(),
  nest: z.literal(true).exactOptional(),
});
export type Island = Readonly<z.infer<typeof islandSchema>>;

/** The counts are those of the printed game; only the islands differ from set to set. */
export const setSchema = z.strictObject({
  set: z.string().min(1).max(60),
  islands: z.array(islandSchema).length(PLACES).readonly(),
  cargo: z.strictObject({
    ruby: z.literal(4),
    salt: z.literal(5),
    wine: z.literal(6),
    cloth: z.literal(7),
    grain: z.literal(8),
    saber: z.literal(6),
    pirate: z.literal(1),
  }),
  wages: z.tuple([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).readonly(),
  shares: z.strictObject({ mate: z.literal(1), "cabin-boy": z.literal(2) }),
  loader: z.literal(3),
  rounds: z.strictObject({ 3: z.literal(9), 4: z.literal(8) }),
});
export type SetLists = Readonly<z.infer<typeof setSchema>>;

/** What schemas of single islands cannot express: the islands as a ring. */
export function whatDoesNotFit({ islands }: SetLists): string | undefined {
  const ids = islands.map(({ id }) => id);
  const twice = ids.find((id, nth) => ids.indexOf(id) !== nth);
  if (twice !== undefined) return `islands: the id "${twice}" occurs twice`;
  const [first] = islands;
  if (first?.start !== true) return "islands: the first one must be the start";
  for (const mark of ["start", "nest"] as const) {
    const marked = islands.filter((island) => island[mark] === true);
    if (marked.length !== 1) return `islands: there must be one ${mark}, not ${marked.length}`;
  }
  for (const { id, takes, start, nest, prices } of islands) {
    if (start === true && nest === true) return `islands: "${id}" is both start and nest`;
    const isOpen = start === true || nest === true;
    if (isOpen !== (takes === "any")) return `islands: start and nest take any good, the others one; see "${id}"`;
    const [alone, two, three] = prices;
    if (alone < two || two < three) return `islands: the prices of "${id}" rise`;
    if (alone === three) return `islands: the prices of "${id}" are all the same`;
  }
  for (const good of GOODS) {
    const taking = islands.filter(({ takes }) => takes === good).length;
    if (taking !== 2) return `islands: ${good} is taken on ${taking} islands instead of 2`;
  }
  return undefined;
}

/** What the book prints of its islands, which the shipped set keeps so that the book's round can be played with it. */
export function whatBreaksTheBook({ islands }: SetLists): string | undefined {
  const [start] = islands;
  if (start?.prices[0] !== 4 || start.prices[2] !== 2) return "islands: the start must pay 4 alone and 2 to three";
  return islands[4]?.voyage === 5 ? undefined : "islands: the island at place 4 must have 5 voyage points";
}
