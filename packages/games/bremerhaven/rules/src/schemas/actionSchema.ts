import { z } from "zod";
import type { Action, HarborAction } from "../actions.ts";
import { RANKS } from "../vocabulary.ts";
import { exactly } from "./exactly.ts";
import { card, dock, good, influence, loadingDock, names, place, slot, space, wall } from "./words.ts";

const type = <const Type extends string>(is: Type) => z.literal(is);

const harborActions = [
  z.strictObject({ type: type("produce"), from: space, to: space.exactOptional() }),
  z.strictObject({ type: type("move"), good, from: place, to: place }),
  z.strictObject({ type: type("pack"), space }),
  z.strictObject({ type: type("unpack"), space }),
  z.strictObject({ type: type("deposit"), money: z.int().min(1) }),
] as const;

export const harborActionSchema = exactly<HarborAction>()(z.discriminatedUnion("type", harborActions)).register(names, {
  id: "HarborAction",
  description: "A step of the harbor phase that can be taken back.",
});

export const actionSchema = exactly<Action>()(
  z.discriminatedUnion("type", [
    z.strictObject({ type: type("found"), space }),
    z.strictObject({ type: type("stock"), good, space }),
    z.strictObject({ type: type("bid"), slot, card: influence }),
    z.strictObject({ type: type("bollard"), wall }),
    z.strictObject({ type: type("clear"), space }),
    z.strictObject({ type: type("build"), building: card, space }),
    z.strictObject({ type: type("raise") }),
    z.strictObject({ type: type("price"), card }),
    z.strictObject({ type: type("swap"), rank: z.literal(RANKS) }),
    z.strictObject({ type: type("pass") }),
    z.strictObject({
      type: type("berth"),
      dock,
      cargo: good.exactOptional(),
      longer: z.literal(true).exactOptional(),
    }),
    z.strictObject({ type: type("lay"), dock: loadingDock, longer: z.literal(true).exactOptional() }),
    z.strictObject({ type: type("refuse") }),
    ...harborActions,
    z.strictObject({ type: type("undo") }),
    z.strictObject({ type: type("done") }),
    z.strictObject({ type: type("give"), space }),
    z.strictObject({ type: type("sell"), space }),
  ]),
).register(names, { id: "Action", description: "What a seat decides." });
