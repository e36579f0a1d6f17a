import { type Dice, freezeDeep, freshChance, NO_TRACE, openDice, type Seed, type Viewer } from "@harbor/kit";
import { z } from "zod";
import { actionSchema, HOURS } from "./actions.ts";
import type { Flowers } from "./flowers.ts";
import { optionsSchema } from "./options.ts";
import { type Gardener, STEP_IDS, type State, without } from "./state.ts";

const flowers = z.array(z.string()).readonly();
const seats = z.array(z.int()).readonly();
const hour = z.literal(HOURS).optional();

const position = {
  options: optionsSchema,
  commitment: z.string(),
  seed: z.string().optional().describe("Once the game is over."),
  step: z.enum(STEP_IDS),
  waiting: seats,
  day: z.int(),
  bag: z.int(),
  meadow: flowers,
  tied: flowers,
  first: z.int(),
  order: seats,
  asked: z.int(),
  gardeners: z
    .array(
      z.object({
        cards: z.int().describe("How many flowers are in hand."),
        hand: flowers.optional().describe("One's own."),
        hour: hour.describe("One's own, and everybody's once all have chosen."),
        hasChosen: z.boolean(),
        points: z.int(),
        sleep: z.int(),
        posies: z.int(),
        longest: z.int(),
        hasWatered: z.boolean(),
      }),
    )
    .readonly(),
};
const positionSchema = z.object(position);
type Position = Readonly<z.infer<typeof positionSchema>>;

export const viewSchema = z.object({
  ...position,
  turn: z
    .object({ start: positionSchema, done: z.array(actionSchema).readonly() })
    .optional()
    .describe("What one may take back in one's own turn, and how things stood before."),
});
export type View = Readonly<z.infer<typeof viewSchema>>;

export function viewFor(state: State, viewer: Viewer | "all"): View {
  const { start, done } = state.trace;
  const turn = start?.seat === viewer ? { turn: { start: positionFor(start.state, viewer), done } } : {};
  return freezeDeep({ ...positionFor(state, viewer), ...turn });
}

function positionFor(state: State, viewer: Viewer | "all"): Position {
  const { chance, gardeners, hours, bag, trace: _, ...open } = state;
  return {
    ...open,
    ...(state.step === "end" && { seed: chance.seed }),
    bag: bag.length,
    gardeners: gardeners.map(({ hand, ...rest }, seat) => {
      const isOwn = viewer === seat || viewer === "all";
      const hour = hours[seat];
      return {
        ...rest,
        cards: hand.length,
        ...(isOwn && { hand }),
        ...(hour !== undefined && (isOwn || state.step !== "wake") && { hour }),
        hasChosen: hour !== undefined,
      };
    }),
  };
}

/** A state like a view: what is not seen is dealt out by lot. Of the turn being played only the start is imagined. */
export function imaginePosition(flowers: Flowers, view: View, seed: Seed): State {
  const dice = openDice(freshChance(seed));
  const { seed: known = seed, gardeners, bag, turn: _, ...open } = view;
  const seen = [...view.meadow, ...view.tied, ...gardeners.flatMap(({ hand = [] }) => hand)];
  const unseen = dice.shuffled(without(allOf(flowers), seen) ?? []);
  return {
    ...open,
    chance: { seed: known, drawn: 0 },
    gardeners: gardeners.map(({ cards, hand, hour: _hour, hasChosen: _hasChosen, ...rest }): Gardener => {
      return { ...rest, hand: hand ?? unseen.splice(0, cards) };
    }),
    bag: unseen.slice(0, bag),
    hours: imagineHours(view, dice),
    trace: NO_TRACE,
  };
}

function imagineHours({ gardeners }: View, dice: Dice): State["hours"] {
  const chosen = gardeners.flatMap(({ hour, hasChosen }, seat) =>
    hasChosen ? [[seat, hour ?? HOURS[dice.below(HOURS.length)] ?? 7] as const] : [],
  );
  return Object.fromEntries(chosen);
}

export function allOf({ list }: Flowers): readonly string[] {
  return list.kinds.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
}
