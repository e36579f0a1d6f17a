import { bremerhaven, type Event, WESER } from "@harbor/bremerhaven";
import { TEXTS } from "@harbor/bremerhaven/texts";
import { expect, test } from "vitest";
import { playGame } from "../../test/playing.ts";
import { translator } from "../../test/translator.ts";
import { viewsAfter } from "../reveal/chronicle.ts";
import { DE } from "../texts/de.ts";
import { EN } from "../texts/en.ts";
import { FR } from "../texts/fr.ts";
import { tell } from "./tell.ts";

const LANGUAGES = [
  ["en", EN],
  ["de", DE],
  ["fr", FR],
] as const;

const TABLES = [
  ["long", 4],
  ["short", 2],
  ["solo", 1],
] as const;

const english = (event: Event, own?: number) =>
  tell(event, TEXTS.en, { language: "en", own, name: (seat) => `Seat ${seat}`, t: translator(EN) });

test.each(LANGUAGES)("every event has a line in %s, with all gaps filled", (language, texts) => {
  const told = new Set<string>();
  for (const [mode, seats] of TABLES) {
    for (const { event } of playGame(mode, seats, `tell ${mode}`).history) {
      for (const own of [undefined, 0, 1]) {
        const words = { language, own, name: (seat: number) => `Seat ${seat}`, t: translator(texts) };
        const line = tell(event, TEXTS[language], words);
        if (line !== undefined) expect(line).not.toMatch(/{{|undefined/);
      }
      told.add(event.type);
    }
  }
  expect(told.size).toBeGreaterThan(25);
});

test.each(LANGUAGES)("in %s no line for a player contains their own name", (language, texts) => {
  for (const [mode, seats] of TABLES) {
    for (const { event } of playGame(mode, seats, `you ${mode}`).history) {
      const words = { language, own: 0, name: (seat: number) => `Seat ${seat}`, t: translator(texts) };
      expect(tell(event, TEXTS[language], words) ?? "").not.toContain("Seat 0");
    }
  }
});

test("ships and contracts appear by name, with their slot", () => {
  const lines = playGame("long", 3, "names").history.flatMap(({ event }) => {
    const named = (event.type === "bid-laid" || event.type === "slot-won") && event.slot.includes(":");
    return named ? [english(event) ?? ""] : [];
  });
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => !/.{3,} \((Ship|Contract) \d\)/.test(line))).toEqual([]);
});

test("AUC-2 the line of a tie gives the true reason: the better rank, or the building that decided it", () => {
  const found = { rank: 0, building: 0 };
  for (let nth = 0; nth < 60; nth += 1) {
    const { history, states } = playGame("long", 4, `ties ${nth}`);
    const end = states.at(-1);
    if (end === undefined) throw new Error("no game");
    const ties = history.filter(({ event }) => event.type === "slot-won" && event.tiedWith.length > 0);
    const views = viewsAfter(WESER, new Set(ties.map(({ n }) => n)), history, bremerhaven.view(end, 0));
    for (const { n, event } of ties) {
      const view = views.get(n);
      if (event.type !== "slot-won" || view === undefined) throw new Error("no such tie");
      const rankOf = (seat: number) => view.ladder.indexOf(seat);
      const isBest = event.tiedWith.every((seat) => rankOf(seat) > rankOf(event.seat));
      const line = english(event);
      if (isBest) {
        expect(line).toContain("by rank");
        found.rank += 1;
        continue;
      }
      const breaker = view.players[event.seat]?.harbor.spaces.find(
        ({ building }) => building !== undefined && WESER.power(building, "win-ties") !== undefined,
      )?.building;
      expect(event.brokenBy).toBe(breaker);
      expect(line).not.toContain("rank");
      expect(line).toContain(TEXTS.en.names.buildings[breaker ?? ""]);
      found.building += 1;
    }
  }
  expect(found.rank).toBeGreaterThan(20);
  expect(found.building).toBeGreaterThan(3);
});

test.each([
  [{ type: "slot-won", slot: "permit", seat: 0, total: 5, tiedWith: [] }, "Permit: you win with 5."],
  [
    { type: "slot-won", slot: "permit", seat: 1, total: 5, tiedWith: [0, 2] },
    "Permit: Seat 1 wins with 5, ahead of you and Seat 2 by rank.",
  ],
  [
    { type: "slot-won", slot: "ship:1", offer: "gull", seat: 1, total: 5, tiedWith: [0], brokenBy: "harbor-office" },
    `${TEXTS.en.names.ships.gull} (Ship 1): Seat 1 wins with 5, ahead of you thanks to the Harbor Master.`,
  ],
  [{ type: "ranks-swapped", up: 0, down: 2 }, "You climb above Seat 2."],
  [{ type: "ranks-swapped", up: 2, down: 0 }, "Seat 2 climbs above you."],
  [{ type: "money-gained", seat: 0, money: 2, building: "harbor-office" }, "Harbor Master: you gain 2 coins."],
] as const satisfies readonly (readonly [Event, string])[])(
  "%o is told to seat 0 in the second person",
  (event, line) => {
    expect(english(event, 0)).toBe(line);
  },
);
