import type { AnyStage } from "@harbor/face";
import { tableSettingsSchema } from "@harbor/protocol";
import { beforeAll, expect, test } from "vitest";
import { FACE } from "../games.ts";
import { firstPlan, optionsIn, planOf, settingsOf, type TablePlan, withMode } from "./tablePlan.ts";

let stage: AnyStage;
beforeAll(async () => {
  stage = await FACE.load();
});

test("whatever a form sets, the server reads it, and the form shows it again", () => {
  for (const mode of stage.modes) {
    for (const seats of mode.seats) {
      for (const clock of [undefined, 30, 86_400] as const) {
        const plan: TablePlan = {
          mode: mode.id,
          seats,
          chosen: Object.fromEntries(optionsIn(stage, mode.id).map(({ id, values }) => [id, values[1]])),
          clock,
          isPublic: true,
          spectators: false,
          botsAtOnce: clock === 30,
        };
        const settings = tableSettingsSchema.parse(settingsOf(stage, plan, { game: FACE.id }));
        expect(stage.game.readOptions(settings.options).ok).toBe(true);
        expect(planOf(stage, settings)).toEqual(plan);
      }
    }
  }
});

test("another mode keeps the number of seats where it can", () => {
  for (const mode of stage.modes) {
    for (const seats of [1, 2, 3, 4]) {
      const plan = withMode({ ...firstPlan(stage), seats }, mode);
      expect(mode.seats).toContain(plan.seats);
      if (mode.seats.includes(seats)) expect(plan.seats).toBe(seats);
    }
  }
});

test("a table stays with its game and its cards", () => {
  const kept = { game: FACE.id, cards: "c".repeat(64) };
  expect(settingsOf(stage, firstPlan(stage), kept)).toMatchObject(kept);
});
