import { z } from "zod";
import type { SeenBid, SeenPlayer, SeenWork, View } from "../view.ts";
import { harborActionSchema } from "./actionSchema.ts";
import { exactly } from "./exactly.ts";
import { card, count, good, goodOrAny, hash, influence, mode, names, seat, slot, step } from "./words.ts";

const cards = z.array(card);
const money = count;

const harbor = z
  .strictObject({
    walls: z.array(count.max(3)).length(4).describe("The bollards on each wall."),
    docks: z
      .array(
        z.strictObject({
          berthed: z.strictObject({ ship: card, cargo: good, goods: count, markers: z.int().min(1) }).exactOptional(),
        }),
      )
      .length(3),
    loading: z
      .array(
        z.strictObject({
          laid: z.strictObject({ contract: card, delivered: z.array(good), markers: z.int().min(1) }).exactOptional(),
        }),
      )
      .length(4),
    spaces: z
      .array(
        z.strictObject({
          covered: z.literal(true).exactOptional(),
          building: card.exactOptional(),
          goods: z.array(good),
        }),
      )
      .length(12),
  })
  .register(names, { id: "Harbor", description: "The first item of each list is wall, dock, loading dock, space 1." });

const player = exactly<SeenPlayer>()(
  z.strictObject({
    money,
    bank: money.describe("What lies on the Bank."),
    prestige: count,
    raises: count.max(7).describe("How often influence was raised in earlier rounds."),
    raised: z.boolean().describe("Whether it was raised in this one."),
    cardsInHand: count.max(5),
    yard: cards.describe("Buildings that were won and are not built yet."),
    harbor,
  }),
).register(names, { id: "Player" });

const work = exactly<SeenWork>()(
  z.strictObject({
    steps: z.array(harborActionSchema),
    idle: z.literal(true).exactOptional().describe("There was nothing to do, so nothing can be taken back."),
    before: z
      .strictObject({ money, bank: money, harbor })
      .exactOptional()
      .describe("What one had before the first step; only one's own."),
  }),
).register(names, { id: "Work", description: "What a player has done in this harbor phase." });

const seenBid = exactly<SeenBid>()(z.strictObject({ seat, slot, card: influence.exactOptional() })).register(names, {
  id: "SeenBid",
  description: "The card is there for its owner, and for all once the bids are revealed.",
});

const spots = z.array(z.strictObject({ card: card.exactOptional() })).max(4);
const raises = count.max(7);

export const viewSchema = exactly<View>()(
  z.strictObject({
    viewer: z.union([seat, z.literal("spectator")]),
    options: z.strictObject({
      mode,
      seats: z.int().min(1).max(4),
      ordered: z.boolean().describe("Permits and harbors are played in rank order instead of all at once."),
      goods: z.array(goodOrAny).describe("The good of each seat."),
    }),
    commitment: hash.describe("The SHA-256 of the seed's 32 bytes, published from the start."),
    seed: hash.exactOptional().describe("Once the game is over."),
    round: z.int().min(1),
    track: count.describe("Spaces between the ship token and the end of the progress track."),
    step,
    waiting: z.array(seat).describe("The seats that must decide."),
    place: count.max(4).describe("The place on the sea or land board that is being resolved, counted from 1; else 0."),
    permits: z.array(count).describe("Permits that each seat has used in this permit step; else empty."),
    work: z.array(work).describe("Seat for seat in the harbor phase; else empty."),
    earlier: z
      .array(z.strictObject({ money, yard: cards, harbor, permits: count }))
      .exactOptional()
      .describe("What one had before one's own steps that can be taken back, in founding and with permits."),
    ladder: z.array(seat).min(1).max(4).describe("The seats in the order of their ranks, the Captain first."),
    startLadder: z.array(seat).min(1).max(4),
    players: z.array(player).min(1).max(4).describe("Seat for seat."),
    dummy: z.strictObject({ raises, cardsInHand: count.max(5) }).exactOptional(),
    hand: z.array(influence).max(5).exactOptional().describe("One's own; absent for spectators."),
    hands: z
      .array(z.array(influence).max(5))
      .exactOptional()
      .describe("Only in a recorded game that is looked at with all cards open; never sent by a server."),
    bids: z.array(seenBid).describe("In the order in which they were laid."),
    sea: spots.describe("The ships on offer, from the left."),
    land: spots.describe("The contracts on offer, from the left."),
    building: card.exactOptional().describe("The building on offer."),
    price: card.exactOptional().describe("The price card that holds."),
    openEvent: card.exactOptional().describe("The newspaper whose event happens at the end of this round."),
    left: z.strictObject({ ships: count, contracts: count, buildings: count }).describe("Cards left in the decks."),
    discards: z.strictObject({ ships: cards, contracts: cards, buildings: cards }),
  }),
).register(names, { id: "View", description: "All that one viewer may know of the game." });
