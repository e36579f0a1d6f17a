import type { Score } from "@harbor/kit";
import { beforeAll, expect, test } from "vitest";
import { FIRST } from "../house.ts";
import { writtenOut } from "./dayColors.ts";
import { HEIGHT, layoutOf, PANEL } from "./layout.ts";
import { type Ended, sharedResult, wordsOf } from "./sharedResult.ts";

const t = (key: string, values: Readonly<Record<string, string | number>>) =>
  `${key} ${Object.values(values).join(" ")}`;
const scoreOf = (seat: number, score: number, place: number): Score => ({ seat, score, place, parts: {} });
const AT = Date.UTC(2026, 10, 19, 12);

let ended: Ended;
beforeAll(async () => {
  const people = ["Ada", "Ben", "Cleo"].map((name, color) => ({ name, color, kind: "person" as const }));
  const scores = [scoreOf(2, 90, 1), scoreOf(0, 70, 2), scoreOf(1, -4, 3)];
  const client = await FIRST.load();
  ended = { manifest: FIRST, client, mode: "short", people, scores, at: AT, day: undefined };
});

test("a result names the game, the mode, the date and everybody at the table, best first", () => {
  const result = sharedResult(ended, "en", t);
  expect(result).toMatchObject({
    title: "Bremerhaven",
    kind: "Short game · November 19, 2026",
    headline: "picture.wins Cleo",
  });
  expect(result.rows.map(({ name, score, isFirst }) => [name, score, isFirst])).toEqual([
    ["Cleo", "90", true],
    ["Ada", "70", false],
    ["Ben", "−4", false],
  ]);
  expect(result.winners).toEqual([2]);
  expect(wordsOf(result)).toBe(
    "Bremerhaven, Short game · November 19, 2026 – picture.wins Cleo – Cleo 90, Ada 70, Ben −4",
  );
});

test("who share the victory are named together, and a recording of unknown date has none", () => {
  const scores = [scoreOf(0, 90, 1), scoreOf(1, 90, 1), scoreOf(2, 3, 3)];
  const result = sharedResult({ ...ended, scores, at: undefined }, "de", t);
  expect(result).toMatchObject({ kind: "Kurzes Spiel", headline: "picture.shared Ada und Ben", winners: [0, 1] });
});

test("a game alone shows its band and the way to the next one, and the game of the day its day", () => {
  const alone = { ...ended, mode: "solo", people: ended.people.slice(0, 1), scores: [scoreOf(0, 70, 1)] };
  const band = ended.client.bandOf?.("solo", 70, "fr");
  const result = sharedResult({ ...alone, day: "2026-11-18" }, "fr", t);
  expect(result.headline).toBe(band?.name);
  expect(result.note).toBe(`picture.next ${(band?.next?.from ?? 0) - 70} ${band?.next?.name}`);
  expect(result.kind).toBe(`${FIRST.texts.fr.daily?.name} · 18 novembre 2026`);
});

test.each([1, 2, 4, 8])("all rows of %i players lie on the panel, one below the other", (count) => {
  const row = { name: "Ada", score: "1224", isFirst: false };
  const rows = Array.from({ length: count }, (_, color) => ({ ...row, color }));
  const { lines, signs } = layoutOf({ title: "A", kind: "B", headline: "C", rows, winners: [] });
  expect(signs).toHaveLength(count);
  for (const { y, size } of lines) {
    expect(y - size / 2).toBeGreaterThan(PANEL.y);
    expect(y + size / 2).toBeLessThan(Math.min(HEIGHT, PANEL.y + PANEL.height));
  }
  for (const [nth, { y, height }] of signs.entries()) expect(y + height).toBeLessThan(signs[nth + 1]?.y ?? HEIGHT);
});

test("colors are written out, those that refer to others, too", () => {
  const colors = new Map([
    ["--sea", "#123456"],
    ["--wave", "var(--sea)"],
  ]);
  const drawn = '<path fill="var(--wave)" stroke="var(--none)"/><path fill="var( --sea, red )"/>';
  expect(writtenOut(drawn, colors)).toBe('<path fill="#123456" stroke="none"/><path fill="#123456"/>');
});
