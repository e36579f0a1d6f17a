import { expect, test } from "vitest";
import type { ListedTable } from "../store/store.ts";
import { cardOf } from "../tables/summary.ts";
import { previewer } from "./previewer.ts";
import { previewOf } from "./previewOf.ts";
import type { SitePreviews } from "./sitePreviews.ts";

const SITE: SitePreviews = {
  games: {
    chess: { title: "Chess", text: "Two armies.", image: "/previews/chess.png", modes: { blitz: "Blitz" } },
    nim: { title: "Nim", text: "Matches.", modes: {} },
  },
};
const IMAGE = "/previews/chess.png";

function table(change: Partial<ListedTable> = {}, game = "chess"): ListedTable {
  return {
    id: "table-id",
    code: "ABC234",
    status: "open",
    isPublic: false,
    isClocked: false,
    changedAt: 1,
    people: ["secret-person"],
    card: {
      settings: { game, options: { mode: "blitz", seats: 3 }, isPublic: false, spectators: false },
      seats: [{ kind: "person", name: "Ada <b>" }, { kind: "bot", bot: "rook" }, { kind: "empty" }],
      sitters: ["secret-person", "", ""],
      replay: "secret-replay-id",
    },
    ...change,
  };
}

const RECORDING = [
  { format: "harbor-replay/1", game: "chess", seed: "secret-seed", names: ["Ada", `B"><i>`] },
  [0, { type: "move", to: "secret-square" }],
  { end: 1, scores: [1, 0].map((seat) => ({ seat, score: 10 + seat, place: 2 - seat, parts: { secret: 7 } })) },
];
const textOf = (lines: readonly unknown[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join("");

const ask = (path: string, found = table(), recording = textOf(RECORDING)) =>
  previewOf(path, {
    site: SITE,
    store: {
      tableByCode: async (code) => (code === found.code ? found : undefined),
      replay: async (id) => ({ id, text: recording, savedAt: 0, isHandedIn: true }),
    },
  });
const REPLAY = "/replay/0123456789abcdef01234567";

test.each([
  ["/chess", { title: "Chess", text: "Two armies.", image: IMAGE }],
  ["/chess/rules/x", { title: "Chess", text: "Two armies.", image: IMAGE }],
  ["/nim", { title: "Nim", text: "Matches." }],
  ["/t/abc234", { title: "Chess: table ABC234", text: "Blitz. 2 of 3 seats taken.", image: IMAGE }],
  [REPLAY, { title: "Chess: a recorded game", text: `B"><i> 11, Ada 10`, image: IMAGE }],
])("%s shows what is behind it", async (path, shown) => {
  expect(await ask(path)).toEqual(shown);
});

test.each(["/", "/devices", "/constructor", "/t", "/t/ZZZ999", "/t/..%2f", "/replay", "/replay/no", "/resume/x"])(
  "%s shows no more than the site",
  async (path) => {
    expect(await ask(path)).toBeUndefined();
  },
);

test.each([
  ["playing", "Blitz. The game has begun."],
  ["finished", "Blitz. The game is over."],
  ["closed", "Blitz. The table was closed."],
] as const)("a table that is %s tells that, and neither people nor results", async (status, text) => {
  const shown = await ask("/t/ABC234", table({ status }));
  expect(shown?.text).toBe(text);
});

test("a table's recording is previewed only where everybody may watch it", async () => {
  const closed = table();
  const { settings, ...card } = cardOf(closed.card);
  const open = table({ card: { ...card, settings: { ...settings, spectators: true } } });
  expect(await ask("/replay/ABC234", open)).toMatchObject({ title: "Chess: a recorded game" });
  expect(await ask("/replay/ABC234", closed)).toBeUndefined();
});

test("a preview names nobody at a table, and holds nothing secret", async () => {
  const shown = JSON.stringify([await ask("/t/ABC234"), await ask(REPLAY)]);
  expect(shown).not.toMatch(/secret|<b>/);
});

test("unknown games and broken recordings show no more than the site or the game", async () => {
  expect(await ask("/t/ABC234", table({}, "constructor"))).toBeUndefined();
  expect(await ask(REPLAY, table(), textOf([{ game: "constructor" }]))).toBeUndefined();
  expect(await ask(REPLAY, table(), textOf([{ game: "chess" }, { end: 0 }]))).toMatchObject({ text: "Two armies." });
});

test("a page waits for no store that fails or does not answer, and recordings are read as often as over the API", async () => {
  const errors: unknown[] = [];
  let reads = 0;
  const preview = previewer({
    webFolder: "/nowhere",
    store: {
      tableByCode: () => Promise.reject(new Error("no store")),
      replay: () => {
        reads += 1;
        return new Promise(() => undefined);
      },
    },
    limits: { perLongRead: { allows: () => reads === 0 } },
    onBackgroundError: (error) => void errors.push(error),
  });
  expect(await preview("/t/ABC234", "here")).toBeUndefined();
  expect(errors).toHaveLength(1);
  expect([await preview(REPLAY, "here"), await preview(REPLAY, "here"), reads]).toEqual([undefined, undefined, 1]);
});
