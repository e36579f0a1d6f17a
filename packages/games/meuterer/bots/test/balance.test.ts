import { asPlayer } from "@harbor/bots";
import { playMatch, seedFrom } from "@harbor/kit";
import { meuterer, type Options } from "@harbor/meuterer";
import { expect, test } from "vitest";
import { meutererBalance } from "../src/balance/index.ts";
import { meutererBots } from "../src/index.ts";

const crew = meutererBots.signOn(meuterer);

function notesOf(options: Options, text: string) {
  const notebook = meutererBalance.openNotebook();
  const players = Array.from({ length: options.seats }, (_, seat) => {
    if (crew === undefined) throw new Error("nobody plays");
    return asPlayer(crew.plain.mate, { playouts: 1 }, `${text} ${seat}`);
  });
  const match = playMatch(meuterer, { options, seed: seedFrom(text), players }, notebook.watch);
  return { notes: notebook.close(match), match };
}

test("the notes of a game agree with its result", () => {
  const { notes, match } = notesOf({ mode: "plain", seats: 4, chart: "shuffled" }, "notes");
  expect(notes).toMatchObject({ rounds: { length: 8 }, decisions: match.moves.length });
  const { firstCaptain, players } = match.state;
  expect(notes).toMatchObject({ winner: ((match.scores[0]?.seat ?? 0) - firstCaptain + 4) % 4 });
  const total = players.reduce((sum, { parts }) => sum + parts.sales, 0);
  expect(notes).toMatchObject({ parts: { sales: total }, scores: match.scores.map(({ score }) => score) });
  expect(JSON.parse(JSON.stringify(notes))).toEqual(notes);
});

test.each(meutererBalance.rows)(
  "each measure of $id has a range and a reading, and shares of one thing add up",
  (row) => {
    const options = meuterer.readOptions({ mode: row.mode, seats: row.seats });
    if (!options.ok) throw new Error(options.problem);
    const games = Array.from({ length: 6 }, (_, nth) => notesOf(options.value, `${row.id} ${nth}`).notes);
    const measures = meutererBalance.measure(meuterer, row, games);
    expect(new Set(measures.map(({ id }) => id)).size).toBe(measures.length);
    for (const { wanted, readings } of measures) {
      expect(wanted.from ?? wanted.to).toBeDefined();
      expect(readings.length).toBeGreaterThan(0);
    }
    const sharesOf = (name: string) => {
      const { readings = [] } = measures.find(({ id }) => id === `${row.id} ${name}`) ?? {};
      return readings.reduce((sum, reading) => sum + (reading.kind === "share" ? reading.hits / reading.cases : 0), 0);
    };
    for (const name of ["win-share-by-seat", "wage-share", "arrivals"]) expect(sharesOf(name)).toBeCloseTo(1);
    expect(sharesOf("sales-alone") + sharesOf("sales-tied") + sharesOf("sales-nobody")).toBeCloseTo(1);
    expect(sharesOf("role-taken")).toBeCloseTo(row.seats - 1);
  },
);
