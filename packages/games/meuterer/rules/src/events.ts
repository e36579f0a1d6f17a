import { z } from "zod";
import { CHARTS, GOODS, KINDS, MODES, PARTS, PLACES, ROLES, WAGES } from "./vocabulary.ts";

const seat = z.int().min(0).max(3);
const count = z.int().min(0);
const place = z
  .int()
  .min(0)
  .max(PLACES - 1);
const cards = z.array(z.enum(KINDS)).readonly();
const role = z.enum(ROLES);
const lot = z.strictObject({ good: z.enum(GOODS), cards: z.int().min(1) }).exactOptional();

/** An event that concerns one seat. */
function of<const Type extends string, Fields extends z.core.$ZodLooseShape>(type: Type, fields: Fields) {
  return z.strictObject({ type: z.literal(type), seat, ...fields });
}
/** An event that concerns everybody. */
function all<const Type extends string, Fields extends z.core.$ZodLooseShape>(type: Type, fields: Fields) {
  return z.strictObject({ type: z.literal(type), ...fields });
}

/** What a field `kinds` or `role` tells is its owner's to know; all others get the event without it. */
export const eventSchema = z.discriminatedUnion("type", [
  all("game-begun", {
    mode: z.enum(MODES),
    chart: z.enum(CHARTS),
    ring: z.array(z.string()).length(PLACES).readonly(),
    captain: seat,
    commitment: z.string(),
  }),
  of("dealt", { cards: count, kinds: cards.exactOptional() }),
  all("round-begun", { round: z.int().min(1), captain: seat }),
  of("wage-offered", { wage: z.literal(WAGES) }),
  of("laid", { kind: z.enum(KINDS) }),
  of("pirates-sailed", { from: place, to: place, places: count }),
  all("cargo-sunk", { cards: count }).describe("PIR-5: the pirates passed, and all laid cards are discarded."),
  of("boarded", { kinds: cards }).describe("PIR-6: these cards, open until now, were taken in hand."),
  of("left-alone", {}).describe("PIR-6: the laid cards stay."),
  of("passed", { cards: count.describe("Left in hand.") }),
  of("course-laid", { by: z.enum(["captain", "mutineer"]), cards: count, place }),
  of("role-taken", { role: role.exactOptional() }),
  all("roles-revealed", { taken: z.array(z.strictObject({ seat, role })).readonly() }),
  all("mutiny-begun", { loyal: count, rebels: count }).describe("The sabers that count before any more are played."),
  of("fought", { sabers: count }),
  all("mutiny-ended", { loyal: count, rebels: count, succeeded: z.boolean() }),
  of("points-scored", { part: z.enum(PARTS), points: z.int(), place: place.exactOptional() }),
  of("captain-deposed", { by: seat }),
  of("sold", { anchorage: lot, wake: lot }),
  all("island-settled", {
    place,
    island: z.string(),
    most: count.describe("The cards of those in the lead; 0 if nobody sold anything."),
    leaders: z.array(seat).readonly(),
    price: count.describe("What each of them scores, the merchant's advantage aside."),
  }),
  all("sailed", { from: place, to: place }),
  all("stayed", { at: place }),
  of("drawn", { cards: count, kinds: cards.exactOptional() }),
  all("reshuffled", { cards: count }),
  of("stowed", { under: count, kept: cards.exactOptional(), kinds: cards.exactOptional() }).describe(
    "REF-4: what the loader put under the pile, the lowest last, and what was kept.",
  ),
  all("game-ended", { seed: z.string() }),
]);
export type Event = Readonly<z.infer<typeof eventSchema>>;
