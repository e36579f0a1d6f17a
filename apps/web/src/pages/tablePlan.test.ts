import { tableSettingsSchema } from "@harbor/protocol";
import { type AnyGameClient, LANGUAGES } from "@harbor/ui";
import { beforeAll, expect, test } from "vitest";
import { GAMES } from "../games.ts";
import { FIRST } from "../house.ts";
import { firstPlan, optionsIn, planOf, settingsOf, strangersPlan, type TablePlan, withMode } from "./tablePlan.ts";

let client: AnyGameClient;
beforeAll(async () => {
  client = await FIRST.load();
});

test("the server accepts everything a form can set, and the form shows it again", () => {
  for (const mode of client.modes) {
    for (const seats of mode.seats) {
      for (const clock of [undefined, 30, 86_400] as const) {
        const plan: TablePlan = {
          mode: mode.id,
          seats,
          chosen: Object.fromEntries(optionsIn(client, mode.id).map(({ id, values }) => [id, values[1]])),
          clock,
          isPublic: true,
          spectators: false,
          botsAtOnce: clock === 30,
        };
        const settings = tableSettingsSchema.parse(settingsOf(client, plan, { game: FIRST.id }));
        expect(client.game.readOptions(settings.options).ok).toBe(true);
        expect(planOf(client, settings)).toEqual(plan);
      }
    }
  }
});

test("another mode keeps the number of seats if it can", () => {
  for (const mode of client.modes) {
    for (const seats of [1, 2, 3, 4]) {
      const plan = withMode({ ...firstPlan(client), seats }, mode);
      expect(mode.seats).toContain(plan.seats);
      if (mode.seats.includes(seats)) expect(plan.seats).toBe(seats);
    }
  }
});

test("a table keeps its game and its cards", () => {
  const kept = { game: FIRST.id, cards: "c".repeat(64) };
  expect(settingsOf(client, firstPlan(client), kept)).toMatchObject(kept);
});

test("a new table is what the game suggests, or else its first mode with the fewest seats", () => {
  const { firstTable } = FIRST;
  expect(firstPlan(client, firstTable)).toMatchObject({ ...firstTable });
  const [mode] = client.modes;
  expect(firstPlan(client)).toMatchObject({ mode: mode?.id, seats: mode?.seats[0] });
  expect(firstPlan(client, { mode: "no such mode", seats: 99 })).toMatchObject({
    mode: mode?.id,
    seats: mode?.seats[0],
  });
});

test("what the game tells to expect covers all of its modes and numbers of seats", () => {
  for (const { id, seats } of client.modes) {
    const minutes = FIRST.expectations?.[id]?.minutes ?? {};
    expect(Object.keys(minutes).map(Number)).toEqual(seats);
  }
});

test("the first page and the table name a mode alike", () => {
  for (const language of LANGUAGES) {
    const names = Object.fromEntries(client.modes.map(({ id }) => [id, client.modeName(id, language)]));
    expect(FIRST.texts[language].modes).toEqual(names);
  }
});

test.each(GAMES)("$title: whoever waits for strangers needs as few of them as the mode allows", async (game) => {
  const loaded = await game.load();
  const { mode, seats, isPublic } = strangersPlan(loaded, game.firstTable);
  const possible = loaded.modes.find(({ id }) => id === mode)?.seats.filter((count) => count > 1) ?? [];
  expect([seats, isPublic]).toEqual([Math.min(...possible), true]);
});
