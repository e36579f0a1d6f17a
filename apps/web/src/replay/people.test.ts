import { type Replay, seedFrom } from "@harbor/kit";
import { expect, test } from "vitest";
import { FIRST } from "../house.ts";
import { peopleOf } from "./people.ts";

const REPLAY: Replay = {
  game: "any",
  rules: "1",
  cards: "cards",
  options: {},
  seed: seedFrom("people"),
  commitment: "hash",
  moves: [],
  scores: [],
};

test("known bots have their portrait, all others the name in the file", () => {
  const [known] = FIRST.bots;
  const bots = [
    { seat: 1, bot: known?.id ?? "" },
    { seat: 2, bot: "nobody" },
  ];
  const replay = { ...REPLAY, names: ["Ada", "Bot", "Bot"], bots, resigned: [0] };
  expect(peopleOf(FIRST, replay, 3, (seat) => `Player ${seat + 1}`)).toEqual([
    { name: "Ada", color: 0, kind: "person", resigned: true },
    { name: known?.name, color: 1, kind: "bot", bot: known?.id },
    { name: "Bot", color: 2, kind: "person" },
  ]);
  expect(peopleOf(FIRST, REPLAY, 1, (seat) => `Player ${seat + 1}`)).toEqual([
    { name: "Player 1", color: 0, kind: "person" },
  ]);
});
