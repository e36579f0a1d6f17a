import { type Action, type Event, loadingTask, planLoading, readCardSet, WESER_LISTS } from "@harbor/bremerhaven";
import { eventsFor, playMatch, randomPlayer, seedFrom } from "@harbor/kit";
import { type Happened, LANGUAGES } from "@harbor/ui";
import { expect, test } from "vitest";
import { playedWith } from "./boardContext.ts";
import { whatIsPossible } from "./choice/possible.ts";
import { client } from "./client.tsx";
import { heatOf } from "./heat/bidHeat.ts";
import { viewsAfter } from "./reveal/chronicle.ts";
import { openRules } from "./rules/ruleBook.tsx";

const [, ...otherBuildings] = WESER_LISTS.buildings;
const own = {
  ...WESER_LISTS,
  name: "Humble harbor",
  ships: WESER_LISTS.ships.map((ship) => ({ ...ship, id: `new-${ship.id}`, stars: 1 })),
  contracts: WESER_LISTS.contracts.map((contract) => ({ ...contract, id: `new-${contract.id}` })),
  newspapers: WESER_LISTS.newspapers.map((newspaper) => ({ ...newspaper, id: `new-${newspaper.id}` })),
  buildings: [
    {
      id: "glass-works",
      stars: 2,
      powers: [{ power: "store", goods: ["crate"], room: 7 }, { power: "win-ties" }],
    },
    ...otherBuildings.map((building) => ({ ...building, id: `new-${building.id}` })),
  ],
};
const read = client.withCards(own);
if (!read.ok) throw new Error(read.problem);
const other = read.value;

test("withCards makes a client that plays with those cards", () => {
  expect(client.cards).toEqual({ name: WESER_LISTS.name, lists: WESER_LISTS });
  expect(client.game.cardLists).toBeUndefined();
  expect(other.cards).toEqual({ name: "Humble harbor", lists: own });
  expect(other.game.cardLists).toEqual(own);
  expect(other.game.cards).not.toBe(client.game.cards);
  expect(other.game.inventory.cards.buildings).toContain("glass-works");
});

test("withCards refuses unplayable cards with a one-line reason", () => {
  const refused = client.withCards({ ...own, ships: own.ships.slice(1) });
  expect(refused).toMatchObject({ ok: false, problem: expect.stringMatching(/^ships: .*48[^\n]*$/) });
});

test.each(LANGUAGES)(
  "a card without texts of its own gets a name in the log and words in the gallery, in %s",
  async (language) => {
    const event: Event = { type: "building-taken", seat: 0, building: "glass-works" };
    const told = other.tell(event, {
      language,
      name: () => "Ada",
      t: (key, values = {}) => `${key} ${values.who} ${values.building}`,
    });
    expect(told).toBe("log.building-taken Ada Glass works");
    const words = (await openRules(language, own)).cards.find(({ id }) => id === "glass-works")?.words;
    expect(words).toMatch(/^Glass works .*7.*\./);
  },
);

test("a whole game with other cards can be planned, logged and replayed", () => {
  const set = readCardSet(own);
  if (!set.ok) throw new Error(set.problem);
  const { game, cards } = playedWith(set.value);
  const options = game.readOptions({ mode: "long", seats: 3 });
  if (!options.ok) throw new Error(options.problem);
  const history: Happened<Event>[] = [];
  const names = new Set<string>();
  const seed = seedFrom("other cards");
  const players = [1, 2, 3].map((nth) => randomPlayer<unknown, Action>(seedFrom(`player ${nth}`)));
  playMatch(game, { options: options.value, seed, players }, ({ state, facts }) => {
    for (const event of eventsFor(facts, 0)) {
      history.push({ n: history.length, event });
      const line = other.tell(event, {
        language: "en",
        name: () => "Ada",
        t: (_, values = {}) => `${values.building}`,
      });
      names.add(line ?? "");
    }
    const [seat] = game.pending(state);
    if (seat === undefined) return;
    const view = game.view(state, seat);
    const possible = whatIsPossible(game, view, seat);
    expect(possible.legal.length).toBeGreaterThan(0);
    const task = loadingTask(cards, possible.state, seat);
    if (task === undefined) throw new Error("there are no prices");
    if (state.step === "harbor") expect(planLoading(task).length).toBeGreaterThan(0);
    const length = history.length - 1;
    expect(viewsAfter(cards, new Set([length]), history, view).get(length)?.players).toHaveLength(3);
  });
  expect(heatOf(history).length).toBeGreaterThan(5);
  expect([...names].filter((name) => name.startsWith("New ")).length).toBeGreaterThan(3);
});

test("the rule book lists the built-in cards only where they are played", async () => {
  const [book, otherBook] = [await openRules("en"), await openRules("en", own)];
  expect(book.sections.map(({ id }) => id)).toEqual([...otherBook.sections.map(({ id }) => id), "cards"]);
});

test("the rule book shows the built-in cards by default", async () => {
  const { cards } = await openRules("en");
  expect(cards.map(({ id }) => id)).toContain(WESER_LISTS.buildings[0]?.id);
  expect(cards.map(({ id }) => id)).not.toContain("glass-works");
});
