import { expect, test } from "vitest";
import { playGame } from "../../test/playing.ts";
import { lastReveal } from "./beats.ts";
import { missedRounds, newsSince } from "./useBeats.ts";

const { history } = playGame("long", 4, "away");
const reveals = history.flatMap(({ n, event }) => (event.type === "bids-revealed" ? [n] : []));
const [, second = 0, third = 0, fourth = 0] = reveals;

test("after an absence only new events make beats, with the bids known before", () => {
  const shown = second + 6;
  const news = newsSince(history.slice(0, third), shown, undefined);
  expect(news.length).toBeGreaterThan(2);
  expect(news.every(({ first }) => first >= shown)).toBe(true);
  expect(news.some((beat) => beat.kind === "slot" && !beat.resumed && beat.bids.length > 0)).toBe(true);
});

test("missed rounds are listed without being played; one round end and a reveal are played", () => {
  const now = history.slice(0, fourth + 20);
  expect(missedRounds(now, second, undefined)).toBe(lastReveal(now));
  const roundEnd = history.findLastIndex(({ n, event }) => n < fourth && event.type === "harbor-finished");
  expect(missedRounds(now, roundEnd, undefined)).toBe(0);
  expect(missedRounds(now, now.length, undefined)).toBe(0);
});

test("without new events there is no news", () => {
  expect(newsSince(history, history.length, 0)).toEqual([]);
});
