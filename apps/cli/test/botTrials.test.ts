import { luckFrom } from "@harbor/bots";
import { expect, test } from "vitest";
import { tryBots } from "../src/botTrials.ts";
import { GAMES } from "../src/games.ts";
import { withShakenCards } from "../src/shakenCards.ts";
import { comingAndGoing, noTime, watched } from "../src/trialPlayers.ts";
import { runHere } from "./commands.ts";

const [GAME] = GAMES;

const fuzz = (...args: readonly string[]) => runHere("fuzz", ...args);

test("mutated cards differ, are valid, and are the same for the same luck", () => {
  const one = withShakenCards(GAME, luckFrom("one"));
  expect(one.cards).not.toBe(GAME.cards);
  expect(one.withCards(one.cardSet).ok).toBe(true);
  expect(withShakenCards(GAME, luckFrom("one")).cards).toBe(one.cards);
  expect(withShakenCards(GAME, luckFrom("two")).cards).not.toBe(one.cards);
});

test("bots of every strength are tested without a fault, and their times are reported", { timeout: 120_000 }, () => {
  const plan = { game: GAME, bots: ["mate", "deckhand", "captain@1"], games: 6, from: 1, seed: "trial" };
  const { seconds, bots, ...report } = tryBots(plan);
  expect(seconds).toBeGreaterThan(0);
  expect(report).toMatchObject({ games: 6, finished: 6 });
  expect(report.actions).toBeGreaterThan(600);
  expect(report.ownCards * report.droppedIn * report.hurried).toBeGreaterThan(0);
  expect(bots.map(({ bot }) => bot)).toEqual(["captain@1", "deckhand", "mate"]);
  for (const { decisions, meanMs, slowestMs } of bots) {
    expect(decisions).toBeGreaterThan(20);
    expect(slowestMs).toBeGreaterThan(meanMs);
  }
});

test("a fault ends the trials with the flags that reproduce it", () => {
  const broken = {
    ...GAME,
    withCards: () => ({ ok: false, problem: "none" }) as const,
    whatIsWrong: () => "it is sunk",
  };
  const plan = { game: broken, bots: ["mate"], games: 3, from: 5, seed: "sunk" };
  expect(() => tryBots(plan)).toThrow(/it is sunk .*; repeat it with --seed sunk --from 5 --games 1$/);
});

test("a bot that undoes something, or never finishes, is a fault", () => {
  const game = { ...GAME, takesBack: ({ type }: { readonly type: string }) => type === "back" };
  const turn = { seat: 0, legal: [{ type: "back" }, { type: "on" }], view: () => undefined };
  expect(() => watched(game, () => ({ type: "back" }))(turn)).toThrow('seat 0 took something back: {"type":"back"}');
  const endless = watched(game, () => ({ type: "on" }));
  expect(() => {
    for (let turns = 0; turns < 10_000; turns += 1) endless(turn);
  }).toThrow("the game does not end");
});

test("if players come and go, each plays several times", () => {
  const turn = { seat: 0, legal: [{ type: "on" }, { type: "off" }], view: () => undefined };
  const player = comingAndGoing(GAME, () => ({ type: "bot" }), "to and fro");
  const there = Array.from({ length: 400 }, () => player(turn).type === "bot");
  const changes = there.filter((is, nth) => nth > 0 && is !== there[nth - 1]).length;
  expect(changes).toBeGreaterThan(5);
  expect(there.filter(Boolean).length).toBeGreaterThan(50);
});

test("a zero budget is used up at the first look at the clock", () => {
  const { clock } = noTime();
  expect(clock() - clock()).toBeLessThanOrEqual(-1);
});

test("fuzz tests bots, in words and as JSON, and repeats a single game", { timeout: 120_000 }, async () => {
  const said = await fuzz("--bots", "mate,deckhand", "--games", "3");
  expect({ status: said.status, stderr: said.stderr }).toEqual({ status: 0, stderr: "" });
  expect(said.stdout).toMatch(/^\w+: 3 games with bots, \d+ actions in .* s, no faults\n(.|\n)*slowest ms/);
  const { games, finished } = JSON.parse(
    (await fuzz("--game", GAME.id, "--bots", "mate", "--games", "1", "--from", "77", "--json")).stdout,
  );
  expect([games, finished]).toEqual([1, 1]);
});

test.each<[string[], RegExp]>([
  [["--bots", "admiral"], /^there is no bot "admiral" to test; known bots: flat, deckhand, mate, captain\n$/],
  [["--bots", "mate,random"], /^there is no bot "random" to test/],
  [["--bots", "mate@soon"], /^"mate@soon" is not a bot/],
  [["--from", "3"], /^--from requires --bots\n$/],
  [["--bots", "mate", "--from", "0"], /^--from must be a whole number from 1 to 1000000, not "0"\n$/],
])("fuzz %j ends with code 1 and one clear line", async (args, line) => {
  const { status, stderr } = await fuzz(...args);
  expect(stderr).toMatch(line);
  expect([status, stderr.trimEnd().split("\n").length]).toEqual([1, 1]);
});
