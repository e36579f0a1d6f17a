import { playMatch, randomPlayer, recordMatch, seedFrom, writeReplay } from "@harbor/kit";
import type { AnyAction, AnyGameClient, Person } from "@harbor/ui";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FIRST } from "../house.ts";
import { openRecording, type Recording } from "../replay/recording.ts";
import { type Eyes, openRecordedTable } from "./recordedTable.ts";

const PEOPLE: readonly Person[] = [
  { name: "Ada", color: 0, kind: "person" },
  { name: "Ben", color: 1, kind: "person" },
];

let client: AnyGameClient;
let recording: Recording;
let text: string;

beforeAll(async () => {
  client = await FIRST.load();
  const { game } = client;
  const options = game.readOptions({ mode: "short", seats: 2 });
  if (!options.ok) throw new Error(options.problem);
  const plan = { options: options.value, seed: seedFrom("recorded") };
  const players = PEOPLE.map(({ name }) => randomPlayer<unknown, AnyAction>(seedFrom(name)));
  text = writeReplay(recordMatch(game, plan, playMatch(game, { ...plan, players })));
  const opened = openRecording(client, text);
  if (!opened.ok) throw new Error(opened.problem);
  recording = opened.value;
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = (step = 0, eyes: Eyes = "spectator") => openRecordedTable(client, recording, PEOPLE, { step, eyes });

test("every step, forward or back, shows each seat what it saw then", () => {
  for (const eyes of [0, 1, "spectator"] as const) {
    const table = open(0, eyes);
    const forward = recording.moments.map(({ state }, step) => {
      table.show(step);
      expect(table.snapshot().view).toEqual(client.game.view(state, eyes));
      return table.snapshot();
    });
    for (let step = table.reel().last; step >= 0; step -= 1) {
      table.show(step);
      expect(table.snapshot()).toEqual(forward[step]);
    }
  }
});

test("the full view shows all hands, and the log names the cards that were bid", () => {
  const table = open(0, "everybody");
  const bid = recording.moments.findIndex(({ state }) => client.game.phase(state) === "bidding") + 3;
  table.show(bid);
  expect(table.snapshot().view).toEqual(client.game.unveil(recording.moments[bid]?.state));
  const told = JSON.stringify(table.reel().news);
  table.look("spectator");
  expect(JSON.stringify(table.reel().news).length).toBeLessThan(told.length);
});

test("the scores appear at the last step, not before", () => {
  const table = open(Number.MAX_SAFE_INTEGER);
  expect(table.reel().step).toBe(recording.replay.moves.length);
  expect(table.snapshot().scores).toEqual(recording.replay.scores);
  table.show(table.reel().step - 1);
  expect(table.snapshot().scores).toBeUndefined();
  table.show(-7);
  expect(table.reel().step).toBe(0);
});

test("rounds can be paged through", () => {
  const table = open();
  const starts = recording.rounds.map(({ step }) => step);
  expect(recording.rounds.map(({ round }) => round)).toEqual(starts.map((_, nth) => nth + 1));
  for (const start of starts.slice(1)) {
    table.turnRound(1);
    expect(table.reel().step).toBe(start);
  }
  table.turnRound(1);
  expect(table.reel().step).toBe(table.reel().last);
  for (const start of starts.toReversed()) {
    table.turnRound(-1);
    expect(table.reel().step).toBe(start);
  }
});

test("each step reports the events that it adds to the log", () => {
  const table = open(0, 1);
  let told = 0;
  for (let step = 0; step <= table.reel().last; step += 1) {
    table.show(step);
    told += table.reel().news.length;
    expect(table.snapshot().history).toHaveLength(told);
  }
  expect(told).toBe(recording.facts.length);
});

test("playback advances at its speed, pauses, and stops at the end", () => {
  const table = open();
  const steps: number[] = [];
  table.subscribe(() => steps.push(table.reel().step));
  table.play();
  vi.advanceTimersByTime(3000);
  expect(table.reel()).toMatchObject({ step: 3, playing: true });
  table.hasten(4);
  vi.advanceTimersByTime(1000);
  expect(table.reel().step).toBe(7);
  table.pause();
  vi.advanceTimersByTime(9000);
  expect(table.reel()).toMatchObject({ step: 7, playing: false });
  table.show(table.reel().last - 1);
  table.play();
  vi.advanceTimersByTime(5000);
  expect(table.reel()).toMatchObject({ step: table.reel().last, playing: false });
  expect(Math.max(...steps)).toBe(table.reel().last);
  table.play();
  expect(table.reel()).toMatchObject({ step: 0, playing: true });
  table.close();
});

test("a step chosen during playback stays for its full time", () => {
  const table = open();
  table.play();
  vi.advanceTimersByTime(900);
  table.show(40);
  vi.advanceTimersByTime(900);
  expect(table.reel().step).toBe(40);
  vi.advanceTimersByTime(200);
  expect(table.reel().step).toBe(41);
  table.close();
});

test("the harbor in front is the viewer's, else that of the player who acted", () => {
  const table = open(20);
  expect(table.reel().front).toBe(recording.moments[20]?.move?.seat);
  table.look(1);
  expect(table.reel().front).toBe(1);
});

test("a recorded table accepts no actions", () => {
  const table = open(5);
  const before = table.snapshot().view;
  table.act([{ type: "pass" }]);
  table.queue([]);
  expect(table.snapshot().view).toBe(before);
});

test("a damaged file is not opened, and its damage is located", () => {
  const lines = text.split("\n");
  const broken = lines.with(9, (lines[9] ?? "").replace(/"type":"/, '"type":"x')).join("\n");
  expect(openRecording(client, broken)).toMatchObject({ ok: false, damage: { kind: "changed", line: 10 } });
});
