import { luckFrom } from "@harbor/bots";
import { bremerhaven } from "@harbor/bremerhaven";
import { forwardOf } from "@harbor/kit";
import { expect, test } from "vitest";
import { bremerhavenBots, WHYS } from "../src/index.ts";
import { BRIEF, playTable, TABLES } from "./tables.ts";

const crew = bremerhavenBots.signOn(bremerhaven);
if (crew?.advise === undefined) throw new Error("nobody gives advice");
const { advise, plain } = crew;

const FEW = 8;

test("advice is legal, has a reason with valid numbers, and is the same for the same view and luck", () => {
  const given = new Map<string, number>();
  const seen = new Map<string, number>();
  let met = 0;
  for (const [nth, table] of TABLES.entries()) {
    playTable(table, [plain.deckhand, plain.mate], `advice ${nth}`, ({ state }) => {
      const seat = bremerhaven.pending(state)[0];
      met += 1;
      // A few decisions of every kind, in every mode.
      const kind = `${nth} ${bremerhaven.phase(state)}`;
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      if (seat === undefined || ((seen.get(kind) ?? 0) > FEW && met % 19 !== 0)) return;
      const legal = forwardOf(bremerhaven, bremerhaven.legal(state, seat));
      const sight = { view: bremerhaven.view(state, seat), seat, legal, budget: BRIEF };
      const { action, why } = advise({ ...sight, chance: luckFrom(`advice ${met}`) });
      expect(legal).toContainEqual(action);
      expect(WHYS).toContain(why.kind);
      for (const value of Object.values(why.values)) expect(value).toBeGreaterThanOrEqual(1);
      if (why.values.chance !== undefined) expect(why.values.chance).toBeLessThan(100);
      if (why.values.dock !== undefined) expect([1, 2, 3]).toContain(why.values.dock);
      if (why.kind === "ship") expect(action).toMatchObject({ type: "bid", slot: expect.stringMatching(/^ship:/) });
      given.set(why.kind, (given.get(why.kind) ?? 0) + 1);
      if (met % 4 === 0) expect(advise({ ...sight, chance: luckFrom(`advice ${met}`) })).toEqual({ action, why });
    });
  }
  console.log(given);
  for (const kind of ["ship", "contract", "permit", "work", "done", "stock", "place", "gain"]) {
    expect(given.get(kind), `advice of kind ${kind}`).toBeGreaterThan(0);
  }
});

test("a reason for a ship names the dock that it would lie in", () => {
  playTable({ mode: "short", seats: 2 }, [plain.mate], "docks", ({ state }) => {
    const seat = bremerhaven.pending(state)[0];
    if (seat === undefined || bremerhaven.phase(state) !== "bidding") return;
    const view = bremerhaven.view(state, seat);
    const legal = bremerhaven.legal(state, seat);
    const { action, why } = advise({ view, seat, legal, budget: BRIEF, chance: luckFrom("docks") });
    if (action.type !== "bid" || why.values.dock === undefined) return;
    expect(view.players[seat]?.harbor.docks[why.values.dock - 1]?.berthed).toBeUndefined();
  });
});
