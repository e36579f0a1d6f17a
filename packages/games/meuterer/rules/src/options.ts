import { type Mode as GameMode, type OptionSpec, type Read, readOutside } from "@harbor/kit";
import { z } from "zod";
import { firstProblem } from "./problem.ts";
import { CHARTS, MODES } from "./vocabulary.ts";

/** SET-1. */
export const GAME_MODES: readonly GameMode[] = MODES.map((id) => ({ id, seats: [3, 4] }));

/** SET-2a. */
export const GAME_OPTIONS: readonly OptionSpec[] = [{ id: "chart", values: CHARTS }];

export const optionsSchema = z.strictObject({
  mode: z.enum(MODES),
  seats: z.literal([3, 4]),
  chart: z.enum(CHARTS).default("shuffled").describe("How the islands lie: by lot, or as on the first voyage."),
});
export type Options = Readonly<z.infer<typeof optionsSchema>>;

/** Reads a table's options and fills in defaults. */
export function readOptions(input: unknown): Read<Options> {
  return readOutside(() => optionsFrom(input), { ok: false, problem: "the options cannot be read" });
}

function optionsFrom(input: unknown): Read<Options> {
  const parsed = optionsSchema.safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, problem: firstProblem(parsed.error, "the options") };
}
