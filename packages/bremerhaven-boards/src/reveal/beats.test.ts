import { SLOTS } from "@harbor/bremerhaven";
import { expect, test } from "vitest";
import { playGame } from "../../test/playing.ts";
import { beatsOf } from "./beats.ts";

test("each round's slots are told in the order in which they are resolved, each with all its bids", () => {
  const { history } = playGame("long", 4, "beats");
  const beats = beatsOf(history);
  const slots = beats.filter((beat) => beat.kind === "slot");
  const won = history.filter(({ event }) => event.type === "slot-won");
  expect(slots.filter(({ winner }) => winner !== undefined)).toHaveLength(won.length);
  expect(beats.flatMap((beat) => (beat.kind === "tidings" ? [beat.title] : [])).slice(-2)).toEqual(["next", "last"]);
  expect(beats.at(-1)?.outcome.at(-1)?.type).toBe("game-ended");
  let last = -1;
  let round = 0;
  for (const beat of beats) {
    if (beat.kind === "tidings") {
      if (beat.title === "next") last = -1;
      if (beat.title === "next") round += 1;
      continue;
    }
    expect(SLOTS.indexOf(beat.slot)).toBeGreaterThan(last);
    last = SLOTS.indexOf(beat.slot);
    // A building leaves the game where nobody bid for it.
    if (beat.slot !== "building") expect(beat.bids.length).toBeGreaterThan(0);
    if (beat.winner !== undefined) {
      const total = beat.bids.filter(({ seat }) => seat === beat.winner).reduce((sum, { card }) => sum + card, 0);
      expect(total).toBe(beat.total);
    }
  }
  expect(round).toBeGreaterThan(3);
});
