import { bremerhaven, type View, WESER } from "@harbor/bremerhaven";
import { TEXTS } from "@harbor/bremerhaven/texts";
import { expect, test } from "vitest";
import { playGame } from "../../test/playing.ts";
import type { Situation } from "./situation.ts";
import { exceptionByBuilding, exceptionToRank } from "./ties.ts";

const [state] = playGame("long", 3, "ties").states;
if (state === undefined) throw new Error("a game without a state");
const view = bremerhaven.view(state, 0);

/** The same table after a seat has built something. */
function built(seat: number, building: string): View {
  const players = view.players.map((player, nth) => {
    const spaces = player.harbor.spaces.map((space, place) => (place === 0 ? { ...space, building } : space));
    return nth === seat ? { ...player, harbor: { ...player.harbor, spaces } } : player;
  });
  return { ...view, players };
}

const asked = (shown: View): Situation => ({
  view: shown,
  own: 0,
  cards: WESER,
  texts: TEXTS.en,
  language: "en",
  name: (seat) => `seat ${seat}`,
  t: (key, values = {}) => [key, ...Object.values(values)].join(" "),
  state: () => state,
  gain: () => "",
  forecast: undefined,
  offer: () => undefined,
});

test("AUC-2 whoever has built the Harbor Master is named as the exception to the rank", () => {
  expect(exceptionToRank(asked(view))).toBeUndefined();
  expect(exceptionToRank(asked(built(1, "harbor-office")))).toBe("answer.ties.other seat 1 Harbor Master");
  expect(exceptionToRank(asked(built(0, "harbor-office")))).toMatch(/^answer\.ties\.own /);
  expect(exceptionToRank(asked(built(1, "bank")))).toBeUndefined();
});

test("AUC-2 of a total laid at any time, only the building is known", () => {
  expect(exceptionByBuilding(asked(view))).toBe("answer.ties.anybody Harbor Master");
});
