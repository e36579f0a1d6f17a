import { z } from "zod";
import { CONTRACT_SLOTS, GOODS, SHIP_SLOTS, SYMBOLS, TOWN_SLOTS } from "../vocabulary.ts";
import { happeningSchema, isQuestion, type PowerName, powerSchema, SEVERAL } from "./effects.ts";

export const CARD_ID = /^[a-z0-9][a-z0-9-]{0,39}$/;
const id = z.string().regex(CARD_ID, "an id is made of small letters, digits and hyphens");

/** The card's name in every language; defaults to its known name, or else to one made from its id. */
const name = z
  .string()
  .regex(/^(?!\s)[^\p{C}]{1,40}(?<!\s)$/u, "a name is up to 40 characters in one line")
  .optional();

/** Whether a card is used with a number of players: in every game, only in the long one, or not at all. */
export const USES = ["always", "long", "never"] as const;
const use = z.enum(USES);
const back = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
const dealt = { back, use: z.strictObject({ 2: use, 3: use, 4: use }) };

export const shipSchema = z.strictObject({
  id,
  name,
  ...dealt,
  cargo: z.enum(SYMBOLS),
  goods: z.int().min(1).max(5),
  lay: z.int().min(1).max(5),
  berth: z.int().min(0).max(3),
  stars: z.int().min(1).max(5),
});

export const contractSchema = z.strictObject({
  id,
  name,
  ...dealt,
  wants: z.array(z.enum(SYMBOLS)).min(1).max(4),
  time: z.int().min(1).max(5),
  penalty: z.union([z.strictObject({ money: z.int().min(0).max(5) }), z.strictObject({ prestige: z.literal(1) })]),
  reward: z.strictObject({ money: z.int().min(0).max(4), prestige: z.union([z.literal(0), z.literal(1)]) }),
});

export const buildingSchema = z.strictObject({
  id,
  name,
  stars: z.int().min(0).max(3),
  powers: z.array(powerSchema),
});

const price = z.int().min(1).max(4);
export const priceSchema = z.strictObject({
  id,
  prices: z.strictObject({ barrel: price, container: price, crate: price, passenger: price }),
});

/** The slots to which a newspaper can send the dummy; in the solo game each board has two cards. */
export const SOLO_SLOTS = [
  ...TOWN_SLOTS.filter((slot) => slot !== "parking"),
  ...SHIP_SLOTS.slice(0, 2),
  ...CONTRACT_SLOTS.slice(0, 2),
] as const;

export const newspaperSchema = z.strictObject({
  id,
  name,
  progress: z.union([z.literal(1), z.literal(2)]),
  solo: z.enum(SOLO_SLOTS),
  happenings: z.array(happeningSchema).min(1),
});

export type Ship = Readonly<z.infer<typeof shipSchema>>;
export type Contract = Readonly<z.infer<typeof contractSchema>>;
export type Building = Readonly<z.infer<typeof buildingSchema>>;
export type PriceCard = Readonly<z.infer<typeof priceSchema>>;
export type Newspaper = Readonly<z.infer<typeof newspaperSchema>>;

/** A card set as submitted: five lists of cards. */
export const cardListsSchema = z.strictObject({
  name: z.string().min(1).max(60),
  ships: z.array(shipSchema).length(48),
  contracts: z.array(contractSchema).length(56),
  buildings: z.array(buildingSchema).length(20),
  prices: z.array(priceSchema).length(24),
  newspapers: z.array(newspaperSchema).length(18),
});
export type CardLists = z.infer<typeof cardListsSchema>;

export const DECKS = ["ships", "contracts", "buildings", "prices", "newspapers"] as const;
export type DeckName = (typeof DECKS)[number];

/** What schemas of single cards cannot express: constraints on all cards together, so that every game is playable. */
export function whatDoesNotFit(lists: CardLists): string | undefined {
  for (const deck of DECKS) {
    const seen = new Set<string>();
    for (const card of lists[deck]) {
      if (seen.has(card.id)) return `${deck}: the id "${card.id}" occurs twice`;
      seen.add(card.id);
    }
  }
  for (const contract of lists.contracts) {
    const shown = new Set(contract.wants.filter((symbol) => symbol !== "wild"));
    if (shown.size === GOODS.length) {
      return `contracts: "${contract.id}" shows all four goods, which leaves none to start with`;
    }
  }
  const orders = new Set(lists.prices.map((card) => GOODS.map((good) => card.prices[good]).join("")));
  const isOrder = (order: string) => [...order].sort().join("") === "1234";
  if (orders.size !== 24 || ![...orders].every(isOrder)) {
    return "prices: the cards must be the 24 orders of 1, 2, 3, 4 over the four goods";
  }
  for (const { id, happenings } of lists.newspapers) {
    const asking = happenings.findIndex(isQuestion);
    if (asking !== -1 && asking !== happenings.length - 1) {
      return `newspapers: "${id}" asks the players for a choice before its last happening`;
    }
  }
  return undefined;
}

/** Powers that may occur only once: one good per building, one Bank per set. */
export function whatIsTooMuch({ buildings }: CardLists): string | undefined {
  const holders = new Map<PowerName, string>();
  for (const { id, powers } of buildings) {
    const own = new Set<PowerName>();
    for (const { power } of powers) {
      const several = SEVERAL[power];
      const holder = holders.get(power);
      if (own.has(power) && (several === "one-a-building" || several === "one-a-set")) {
        return `buildings: "${id}" has the power "${power}" twice, which a building can have only once`;
      }
      if (holder !== undefined && holder !== id && several === "one-a-set") {
        return `buildings: "${holder}" and "${id}" both have the power "${power}", which only one building of a set can have`;
      }
      own.add(power);
      holders.set(power, id);
    }
  }
  return undefined;
}
