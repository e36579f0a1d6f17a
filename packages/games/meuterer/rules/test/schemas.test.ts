import { GAME_SHAPES, wholeEvents } from "@harbor/kit";
import { expect, test } from "vitest";
import { actionSchema, eventSchema, meuterer } from "../src/index.ts";
import { optionsSchema } from "../src/options.ts";
import { viewSchema } from "../src/view.ts";
import { begin, TABLES } from "./table.ts";

test("everything that a game sends fits its schema exactly", () => {
  for (const options of TABLES) {
    expect(optionsSchema.parse(options)).toEqual(options);
    let table = begin(options, "schemas");
    for (;;) {
      for (const viewer of [0, options.seats - 1, "spectator"] as const) {
        expect(viewSchema.parse(table.view(viewer))).toEqual(table.view(viewer));
        for (const event of table.told(viewer)) expect(eventSchema.parse(event)).toEqual(event);
      }
      for (const event of wholeEvents(table.facts)) expect(eventSchema.parse(event)).toEqual(event);
      expect(viewSchema.safeParse(meuterer.unveil(table.state)).error).toBeUndefined();
      if (table.pending.length === 0) break;
      for (const action of table.legal()) expect(actionSchema.parse(action)).toEqual(action);
      table = table.act(table.asked, table.autopilot());
    }
  }
});

test("the bundle has what a client needs", async () => {
  const { $defs } = await meuterer.schemas();
  for (const shape of Object.values(GAME_SHAPES)) expect($defs[shape]).toBeDefined();
});

test("what is no action is refused, and nothing is changed", () => {
  const table = begin();
  const before = JSON.stringify(table.state);
  const trap = new Proxy(
    {},
    {
      get: () => {
        throw new Error("trap");
      },
    },
  );
  for (const input of [
    undefined,
    null,
    1,
    "pass",
    [],
    {},
    { type: "pass", extra: 1 },
    { type: "stow", keep: Array(99).fill("wine") },
    trap,
  ]) {
    expect(table.refusal(table.asked, input)).toBe("malformed");
    expect(meuterer.readAction(input)).toBeUndefined();
  }
  for (const seat of [-1, 4, 0.5, Number.NaN]) expect(table.refusal(seat, { type: "pass" })).toBe("no-such-seat");
  expect(JSON.stringify(table.state)).toBe(before);
  expect(meuterer.begin({ mode: "plain", seats: 4, chart: "shuffled" }, "no seed").ok).toBe(false);
  expect(meuterer.begin({ mode: "plain", seats: 2, chart: "shuffled" } as never, "0".repeat(64)).ok).toBe(false);
});
