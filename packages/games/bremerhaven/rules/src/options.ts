import { type Mode as GameMode, type OptionSpec, type Read, readOutside } from "@harbor/kit";
import { z } from "zod";
import { firstProblem } from "./problem.ts";
import type { Options } from "./state.ts";
import { GOODS, MODES } from "./vocabulary.ts";

export const GAME_MODES: readonly GameMode[] = [
  { id: "long", seats: [2, 3, 4] },
  { id: "short", seats: [2, 3, 4] },
  { id: "solo", seats: [1] },
];

/** Whether people build and work in the order of their ranks. */
export const GAME_OPTIONS: readonly OptionSpec[] = [{ id: "ordered", values: [false, true], modes: ["long", "short"] }];

export const optionsSchema = z.strictObject({
  mode: z.enum(MODES),
  seats: z.int(),
  ordered: z.boolean().default(false),
  goods: z.array(z.enum([...GOODS, "any"])).optional(),
});

/** Reads a table's options and fills in defaults. */
export function readOptions(input: unknown): Read<Options> {
  return readOutside(() => optionsFrom(input), { ok: false, problem: "the options cannot be read" });
}

function optionsFrom(input: unknown): Read<Options> {
  const parsed = optionsSchema.safeParse(input);
  if (!parsed.success) return { ok: false, problem: firstProblem(parsed.error, "the options") };
  const { mode, seats, ordered, goods } = parsed.data;
  const playable = GAME_MODES.find(({ id }) => id === mode)?.seats ?? [];
  if (!playable.includes(seats)) {
    return { ok: false, problem: `seats: the ${mode} game is for ${playable.join(", ")}, not for ${seats}` };
  }
  if (goods !== undefined && goods.length !== seats) {
    return { ok: false, problem: `goods: ${goods.length} were taken for ${seats} seats` };
  }
  const taken = goods?.filter((good) => good !== "any") ?? [];
  if (new Set(taken).size !== taken.length) return { ok: false, problem: "goods: two seats took the same good" };
  return {
    ok: true,
    value: { mode, seats, ordered, goods: goods ?? Array.from({ length: seats }, () => "any" as const) },
  };
}

/** A seat's choice before the start; invalid values count as no choice. */
export function readGood(input: unknown): Options["goods"][number] {
  return GOODS.find((good) => good === input) ?? "any";
}
