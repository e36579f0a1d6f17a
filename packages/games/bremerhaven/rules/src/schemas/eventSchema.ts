import { z } from "zod";
import type { Event } from "../events.ts";
import { TOWN_SLOTS } from "../vocabulary.ts";
import { exactly } from "./exactly.ts";
import {
  card,
  count,
  dock,
  good,
  goodOrAny,
  hash,
  influence,
  loadingDock,
  mode,
  names,
  place,
  seat,
  slot,
  space,
  wall,
} from "./words.ts";

/** An event that concerns one seat. */
function of<const Type extends string, Fields extends z.core.$ZodLooseShape>(type: Type, fields: Fields) {
  return z.strictObject({ type: z.literal(type), seat, ...fields });
}
/** An event that concerns everybody. */
function all<const Type extends string, Fields extends z.core.$ZodLooseShape>(type: Type, fields: Fields) {
  return z.strictObject({ type: z.literal(type), ...fields });
}

const seats = z.array(seat);
const offer = card.exactOptional();
const money = count;
const board = z.enum(["sea", "land"]);
const ladder = z.array(seat).min(1).max(4);

export const bidSchema = z
  .strictObject({ seat, slot, card: influence })
  .register(names, { id: "Bid", description: "A bid once all are revealed." });

export const eventSchema = exactly<Event>()(
  z.discriminatedUnion("type", [
    all("game-begun", { mode, goods: z.array(goodOrAny), ladder, commitment: hash }),
    of("contract-drawn", { contract: card }),
    of("building-drawn", { building: card }),
    of("good-stocked", { good, space }),
    all("round-begun", { round: z.int().min(1) }),
    of("bid-laid", { slot, offer, card: influence.exactOptional() }),
    all("bids-revealed", { bids: z.array(bidSchema) }),
    of("slot-won", { slot, offer, total: count, tiedWith: seats, brokenBy: card.exactOptional() }),
    all("slot-unbid", { slot: z.enum(TOWN_SLOTS).exclude(["parking"]) }),
    of("parking-paid", { money }),
    of("building-taken", { building: card }),
    all("building-removed", { building: card }),
    of("permit-bought", { money }),
    of("bollard-placed", { wall, money }),
    of("cover-cleared", { space, money }),
    of("building-built", { building: card, space }),
    of("passed", { slot: z.enum(["permit", "influence", "prices", "ladder", "event"]) }),
    of("influence-raised", { money }),
    all("prices-changed", { card, was: card, by: z.enum(["winner", "exchange", "market"]) }),
    all("ranks-swapped", { up: seat, down: seat }),
    all("ladder-reversed", { ladder }),
    of("income-paid", { money }),
    of("ship-berthed", { ship: card, dock, cargo: good, goods: count, markers: count }),
    of("ship-turned-away", { ship: card }),
    of("contract-laid", { contract: card, dock: loadingDock, markers: count }),
    of("contract-refused", { contract: card, forced: z.boolean() }),
    of("good-produced", { building: card, good, space }),
    of("money-produced", { building: card, money }),
    of("good-moved", { good, from: place, to: place, into: card.exactOptional() }),
    of("crates-packed", { space, money }),
    of("container-unpacked", { space, money }),
    of("money-banked", { money }),
    of("step-undone", {}),
    of("harbor-finished", {}),
    of("prestige-changed", { from: count, to: count, by: z.enum(["value", "contract", "event"]) }),
    of("ship-left", { ship: card, dock, lost: count }),
    of("contract-settled", {
      contract: card,
      dock: loadingDock,
      sold: z.array(good),
      revenue: count,
      complete: z.boolean(),
    }),
    of("reward-paid", { contract: card, money }),
    of("charge-paid", { due: count, cash: count, bank: count, by: z.enum(["contract", "event"]) }),
    all("event-happened", { event: card }),
    all("event-opened", { event: card }),
    of("money-gained", { money, building: card.exactOptional() }),
    of("cargo-lost", { dock, goods: count }),
    of("markers-changed", { on: z.enum(["ships", "contracts"]), change: z.literal([1, -1]) }),
    of("good-given", { good, space }),
    of("good-sold", { good, space, money }),
    all("token-moved", { spaces: count, left: count }),
    all("board-cleared", { board, cards: z.array(card) }),
    all("board-filled", { board, cards: z.array(card) }),
    of("hand-renewed", {}),
    of("power-used", { building: card }),
    all("game-ended", { seed: hash }),
  ]),
).register(names, { id: "Event", description: "Something that happened, as far as its viewer may know it." });
