import { eventsFor, foresee, playMatch, randomPlayer, seedFrom } from "@harbor/kit";
import { type Action, type Event, FANAL, FANAL_LISTS, KINDS, meuterer, ROLES, type View } from "@harbor/meuterer";
import { LANGUAGES } from "@harbor/ui";
import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { client } from "./client.tsx";
import { openRules } from "./rules/ruleBook.tsx";
import { DE as BOARD_DE } from "./texts/de.ts";
import { EN as BOARD_EN } from "./texts/en.ts";
import { FR as BOARD_FR } from "./texts/fr.ts";

const BOARD_TEXTS = { en: BOARD_EN, de: BOARD_DE, fr: BOARD_FR } as const;

const OPTIONS = { mode: "pirates", seats: 4, chart: "shuffled" } as const;
const players = () => [0, 1, 2, 3].map((nth) => randomPlayer<View, Action>(seedFrom(`player ${nth}`)));

test.each(LANGUAGES)("every event but cards dealt to others has its line in the log, in %s", async (language) => {
  const missing: string[] = [];
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    ns: ["meuterer"],
    defaultNS: "meuterer",
    resources: { [language]: { meuterer: BOARD_TEXTS[language] } },
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      missing.push(key);
      return key;
    },
  });
  const untold = new Set<Event["type"]>();
  const told = new Set<Event["type"]>();
  playMatch(meuterer, { options: OPTIONS, seed: seedFrom("log"), players: players() }, ({ facts }) => {
    for (const viewer of [0, "spectator"] as const) {
      for (const event of eventsFor(facts, viewer)) {
        const line = client.tell(event, {
          language,
          name: (seat) => `Seat${seat}`,
          t: (key, values = {}) => i18n.t(key, values),
        });
        (line === undefined ? untold : told).add(event.type);
        expect(line ?? "").not.toMatch(/\{\{|undefined/);
      }
    }
  });
  expect([...untold]).toEqual(["dealt"]);
  expect(told.size).toBeGreaterThan(18);
  expect(missing).toEqual([]);
});

test("what the client shows before it is confirmed is what happens", () => {
  let foreseen = 0;
  for (const seed of ["a", "b", "c"]) {
    let before: Parameters<typeof meuterer.view>[0] | undefined;
    playMatch(meuterer, { options: OPTIONS, seed: seedFrom(seed), players: players() }, ({ state, move }) => {
      if (before !== undefined && move !== undefined) {
        const view = meuterer.view(before, move.seat);
        if (client.foresees(move.action, view)) {
          foreseen += 1;
          expect(foresee(meuterer, view, move.seat, [move.action])).toEqual(meuterer.view(state, move.seat));
        }
      }
      before = state;
    });
  }
  expect(foreseen).toBeGreaterThan(50);
});

test.each(LANGUAGES)("the rule book has every rule and every island, in %s", async (language) => {
  const book = await openRules(language);
  const ids = book.sections.flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.kind === "rule" ? piece.id : [])));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(120);
  expect(ids).toEqual(expect.arrayContaining(["SET-2a", "REF-3a", "PIR-14", "EXA-17"]));
  expect(book.sections.every(({ title, pieces }) => title !== "" && pieces.length > 0)).toBe(true);
  expect(book.cards).toHaveLength(12);
  const drawn = book.sections.flatMap(({ pieces }) =>
    pieces.flatMap((piece) =>
      piece.kind === "table" ? piece.rows.filter(({ picture }) => picture !== undefined) : [],
    ),
  );
  expect(drawn).toHaveLength(KINDS.length + ROLES.length);
});

test("the client plays other islands, and refuses those that do not fit", () => {
  const [first, ...others] = FANAL_LISTS.islands;
  if (first === undefined) throw new Error("there are no islands");
  const lists = { ...FANAL_LISTS, islands: [{ ...first, id: "new-start", name: "New Start" }, ...others] };
  const read = client.withCards(lists);
  expect(read.ok && read.value.game.cards).not.toBe(FANAL.hash);
  expect(client.withCards({ ...FANAL_LISTS, islands: others }).ok).toBe(false);
  expect(client.edition({ rules: meuterer.rules, cards: FANAL.hash })?.cards.name).toBe("Fanal");
});
