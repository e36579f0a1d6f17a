import { expect, test } from "vitest";
import { nim } from "../test/nim.ts";
import { seedFrom } from "./chance.ts";
import { playMatch, randomPlayer } from "./match.ts";
import { type Replay, readReplay, recordMatch, verifyReplay, writeReplay } from "./replay.ts";

const plan = {
  options: { sticks: 21 },
  seed: seedFrom("recorded"),
  players: [randomPlayer(seedFrom("a")), randomPlayer(seedFrom("b"))],
};
const replay = recordMatch(nim, plan, playMatch(nim, plan));
const text = writeReplay({ ...replay, names: ["Ada", "Bo"] });
const lines = text.trimEnd().split("\n");

function problemIn(changed: string): string | undefined {
  const read = readReplay(changed);
  return read.ok ? undefined : read.problem;
}

function verdictOn(change: Partial<Replay>): string | undefined {
  const read = readReplay(writeReplay({ ...replay, ...change }));
  const verified = read.ok ? verifyReplay(nim, read.value) : read;
  return verified.ok ? undefined : verified.problem;
}

test("a written replay is read back and verified", () => {
  const read = readReplay(text);
  expect(read).toEqual({ ok: true, value: { ...replay, names: ["Ada", "Bo"] } });
  expect(read.ok && verifyReplay(nim, read.value).ok).toBe(true);
});

test("negative scores, shared places and tie-breakers are read back", () => {
  const scores = [0, 1].map((seat) => ({ seat, place: 1, score: -2, tieBreaks: { longest: 3 }, parts: {} }));
  const read = readReplay(writeReplay({ ...replay, scores }));
  expect(read.ok && read.value.scores).toEqual(scores);
});

test("the names of the game's own bots are read back, and nothing else is accepted for them", () => {
  const bots = [{ seat: 1, bot: "clara" }];
  const read = readReplay(writeReplay({ ...replay, bots }));
  expect(read.ok && read.value.bots).toEqual(bots);
  for (const wrong of ["clara", [{ seat: "one", bot: "clara" }], [{ seat: 1 }], [{ seat: -1, bot: "clara" }]]) {
    const [head = "", ...rest] = writeReplay({ ...replay, ...Object({ bots: wrong }) }).split("\n");
    expect(problemIn([head, ...rest].join("\n"))).toMatch(/^line 1/);
  }
});

test("a game with other cards is verified with the cards in its file, and with no others", () => {
  const other: typeof nim = { ...nim, cards: "other", cardLists: ["other"] };
  const game: typeof nim = {
    ...nim,
    edition: ({ rules, cardLists }) => {
      if (rules !== nim.rules) return undefined;
      return cardLists === undefined || JSON.stringify(cardLists) === '["other"]' ? other : undefined;
    },
  };
  const file = writeReplay(recordMatch(other, plan, playMatch(other, plan)));
  const read = readReplay(file);
  if (!read.ok) throw new Error(read.problem);
  expect(read.value.cardLists).toEqual(["other"]);
  expect(verifyReplay(game, read.value).ok).toBe(true);
  expect(verifyReplay(game, { ...read.value, cardLists: ["changed"] })).toMatchObject({
    damage: { kind: "other-cards" },
  });
});

test("a game begun under earlier rules is verified under those, and not under unknown rules", () => {
  const first: typeof nim = { ...nim, rules: "0", edition: () => undefined };
  const game: typeof nim = {
    ...nim,
    begin: () => {
      throw new Error("played under the current rules");
    },
    edition: ({ rules, cards = "none" }) => (rules === "0" && cards === "none" ? first : undefined),
  };
  const old = recordMatch(first, plan, playMatch(first, plan));
  expect(verifyReplay(game, old)).toMatchObject({ ok: true });
  expect(verifyReplay(game, { ...old, rules: "00" })).toMatchObject({ damage: { kind: "other-rules", rules: "00" } });
  expect(verifyReplay(game, { ...old, cards: "lost" })).toMatchObject({ damage: { kind: "other-cards" } });
});

test("every changed, missing or repeated line is located", () => {
  lines.forEach((line, index) => {
    const at = `line ${index + 1}`;
    expect(
      problemIn(
        lines
          .with(
            index,
            line.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
          )
          .join("\n"),
      ),
    ).toContain(at);
    expect(problemIn(lines.with(index, line.slice(0, -3)).join("\n"))).toContain(at);
    if (index < lines.length - 1) expect(problemIn(lines.toSpliced(index, 1).join("\n"))).toContain(at);
    expect(problemIn(lines.toSpliced(index, 0, line).join("\n"))).toContain(`line ${index + 2}`);
  });
});

test.each([
  ["an empty file", "", "empty"],
  ["another kind of file", "<html>", "line 1 is not a line of a replay"],
  ["other JSON", `${JSON.stringify({ format: "other", check: "x" })}\n`, "line 1 is not the head"],
  ["half a file", lines.slice(0, 5).join("\n"), "breaks off after line 5"],
  ["a file with an extra line", `${text}more\n`, `line ${lines.length + 1} comes after the end`],
])("%s is refused in one line", (_, changed, problem) => {
  expect(problemIn(changed)).toContain(problem);
});

test("damage is also reported as data, for translation", () => {
  const read = readReplay(lines.slice(0, 5).join("\n"));
  expect(read).toMatchObject({ ok: false, damage: { kind: "breaks-off", line: 5 } });
  const refused = verifyReplay(nim, { ...replay, moves: [{ seat: 1, action: { type: "take", sticks: 1 } }] });
  expect(refused).toMatchObject({
    ok: false,
    damage: { kind: "refused", line: 2, action: 1, seat: 1, reason: "not-your-turn" },
  });
});

test.each<[string, Partial<Replay>, string]>([
  ["another game", { game: "chess" }, "line 1: this is a game of chess"],
  ["other rules", { rules: "0" }, "line 1: played under rules 0"],
  ["other cards", { cards: "x" }, "line 1: played with another card set"],
  ["a seed that does not match its hash", { seed: seedFrom("other") }, "line 1: the seed does not fit"],
  ["options the game does not know", { options: {} }, "line 1: sticks"],
  [
    "an illegal action",
    { moves: replay.moves.with(2, { seat: 1, action: { type: "take", sticks: 1 } }) },
    "line 4: action 3 of seat 1 is refused (not-your-turn)",
  ],
  [
    "a game that is not over",
    { moves: replay.moves.slice(0, -1) },
    `line ${replay.moves.length + 1}: the game is not over`,
  ],
  ["wrong scores", { scores: replay.scores.toReversed() }, `line ${replay.moves.length + 2}: the scores`],
])("a well-formed file with %s is not verified", (_, change, problem) => {
  expect(verdictOn(change)).toContain(problem);
});
