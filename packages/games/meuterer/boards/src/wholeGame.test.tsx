// @vitest-environment happy-dom

import { eventsFor, seedFrom } from "@harbor/kit";
import { type Action, type Event, FANAL, meuterer, type State } from "@harbor/meuterer";
import { type Happened, LANGUAGES, type Language } from "@harbor/ui";
import i18next from "i18next";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { initReactI18next } from "react-i18next";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Board } from "./Board.tsx";
import { playedWith } from "./boardContext.ts";
import { DE as BOARD_DE } from "./texts/de.ts";
import { EN as BOARD_EN } from "./texts/en.ts";
import { FR as BOARD_FR } from "./texts/fr.ts";

const BOARD_TEXTS = { en: BOARD_EN, de: BOARD_DE, fr: BOARD_FR } as const;

const played = playedWith(meuterer, FANAL);
const missing = new Set<string>();
const NAMES = ["Ada", "Ben", "Cleo", "Dirk"];

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await i18next.use(initReactI18next).init({
    lng: "en",
    fallbackLng: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      missing.add(key);
      return key;
    },
  });
  for (const language of LANGUAGES) i18next.addResourceBundle(language, "meuterer", BOARD_TEXTS[language]);
});

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.createElement("div");
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

type Seats = 3 | 4;
type Table = { state: State; readonly histories: readonly Happened<Event>[][] };

function sit(mode: "plain" | "pirates", seats: Seats, name: string): Table {
  const begun = meuterer.begin({ mode, seats, chart: "shuffled" }, seedFrom(name));
  if (!begun.ok) throw new Error(begun.problem);
  const table: Table = { state: begun.state, histories: Array.from({ length: seats }, () => []) };
  hear(table, begun.events);
  return table;
}

function hear({ histories }: Table, facts: Parameters<typeof eventsFor<Event>>[0]): void {
  for (const [seat, history] of histories.entries()) {
    for (const event of eventsFor(facts, seat)) history.push({ n: history.length, event });
  }
}

/** What the board of a seat shows, and what it sends when its controls are used. */
function show(table: Table, seat: number | undefined, language: Language, send: (actions: readonly Action[]) => void) {
  const { state, histories } = table;
  act(() =>
    root.render(
      <Board
        played={played}
        view={meuterer.view(state, seat ?? "spectator")}
        seat={seat}
        people={histories.map((_, one) => ({ name: NAMES[one] ?? "", color: color(one), kind: "person" }))}
        language={language}
        history={[...(histories[seat ?? 0] ?? [])]}
        since={0}
        scores={meuterer.scores(state)}
        told={0}
        pace={0}
        stepwise={false}
        preferences={new Set()}
        act={send}
        help={() => {}}
        rematch={() => {}}
        seen={() => {}}
        tools={undefined}
        aside={() => undefined}
      />,
    ),
  );
}

function color(seat: number): 0 | 1 | 2 | 3 {
  return ([0, 1, 2, 3] as const).find((one) => one === seat) ?? 0;
}

const visible = () =>
  [...place.querySelectorAll<HTMLButtonElement>(".meu-desk button")].filter(
    (button) => button.getAttribute("aria-disabled") !== "true",
  );

/** The steps in which the controls have been used. */
const asked = new Set<string>();

test.each([
  ["plain", 4, "de"],
  ["pirates", 3, "fr"],
] as const)(
  "a whole game, %s with %i, can be played by the board's own controls, in %s",
  async (mode, seats, language) => {
    await i18next.changeLanguage(language);
    const table = sit(mode, seats, `${mode} ${seats}`);
    let turn = 0;
    for (let [seat] = meuterer.pending(table.state); seat !== undefined; [seat] = meuterer.pending(table.state)) {
      turn += 1;
      const sent: Action[] = [];
      show(table, seat, language, (actions) => sent.push(...actions));
      asked.add(table.state.step);
      const answers = meuterer.legal(table.state, seat).length;
      if (table.state.step !== "refill") expect(visible().length, table.state.step).toBe(answers);
      // The loader takes several taps.
      for (let tap = 0; sent.length === 0 && tap < 12; tap += 1) {
        const buttons = visible();
        const fresh = buttons.filter((button) => button.getAttribute("aria-pressed") !== "true");
        const main = buttons.find((button) => button.classList.contains("main"));
        const choice = main ?? fresh[(turn * 7 + tap) % fresh.length];
        if (choice === undefined) throw new Error(`there is nothing to press in ${table.state.step}`);
        act(() => choice.click());
      }
      const [action] = sent;
      if (action === undefined) throw new Error(`no answer can be given in ${table.state.step}`);
      const applied = meuterer.apply(table.state, seat, action);
      if (!applied.ok) throw new Error(`${applied.reason}: ${JSON.stringify(action)}`);
      hear(table, applied.events);
      table.state = applied.state;
      expect(/undefined|NaN|\{\{/.test(place.textContent)).toBe(false);
    }
    show(table, 0, language, () => {});
    expect(place.querySelectorAll(".meu-result").length).toBe(seats);
    expect([...missing]).toEqual([]);
  },
);

test("these games asked every question", () => {
  asked.delete("boarding");
  const questions = ["lading", "mutiny", "offer", "refill", "roles", "selling"];
  expect([...asked].sort()).toEqual(questions);
});

/** A game that has come to the question whether to board, played without looking. */
function boarding(): Table {
  for (let nth = 0; nth < 200; nth += 1) {
    const table = sit("pirates", 4, `boarding ${nth}`);
    for (let [seat] = meuterer.pending(table.state); seat !== undefined; [seat] = meuterer.pending(table.state)) {
      if (table.state.step === "boarding") return table;
      const legal = meuterer.legal(table.state, seat);
      const pirate = legal.find((action) => action.type === "lay" && action.kind === "pirate");
      const action = pirate ?? legal[(nth + table.state.turns) % legal.length];
      if (action === undefined) break;
      table.state = meuterer.advance(table.state, seat, action);
    }
  }
  throw new Error("nobody could board in any of these games");
}

test("the pirates' question can be answered, too", async () => {
  await i18next.changeLanguage("en");
  const table = boarding();
  const [seat] = meuterer.pending(table.state);
  const sent: Action[] = [];
  show(table, seat, "en", (actions) => sent.push(...actions));
  expect(visible().map(({ textContent }) => textContent)).toEqual(["Take them all1", "Leave them2"]);
  act(() => visible()[0]?.click());
  expect(sent).toEqual([{ type: "board" }]);
});

test("who is not asked, and who only watches, gets no controls and sees no hand but their own", async () => {
  await i18next.changeLanguage("en");
  const table = sit("plain", 4, "watching");
  const [now = 0] = meuterer.pending(table.state);
  const sent: Action[] = [];
  show(table, (now + 1) % 4, "en", (actions) => sent.push(...actions));
  // Whoever is not asked may plan, and sends nothing by it.
  for (const button of visible()) act(() => button.click());
  expect(sent).toEqual([]);
  act(() => place.querySelector<HTMLButtonElement>(".meu-plan-foot button:last-child")?.click());
  expect(place.querySelectorAll(".meu-hand").length).toBe(1);
  expect(place.textContent).toContain(`${NAMES[now]} decides`);
  show(table, undefined, "en", () => {});
  expect(visible().length).toBe(0);
  expect(place.querySelectorAll(".meu-hand").length).toBe(0);
});

test("a double tap answers once, and a digit answers as a tap does", async () => {
  await i18next.changeLanguage("en");
  const table = sit("plain", 4, "taps");
  const [seat] = meuterer.pending(table.state);
  const sent: Action[] = [];
  show(table, seat, "en", (actions) => sent.push(...actions));
  act(() => dispatchEvent(new KeyboardEvent("keydown", { key: "2" })));
  act(() => visible()[0]?.click());
  expect(sent).toEqual([{ type: "offer", wage: 2 }]);
});

test("planned turns are sent after a wait that is the same for all, and a stopped one is not", async () => {
  vi.useFakeTimers();
  await i18next.changeLanguage("en");
  const table = sit("plain", 4, "planning");
  const captain = meuterer.pending(table.state)[0] ?? 0;
  const seat = (captain + 1) % 4;
  const [kind] = meuterer.view(table.state, seat).players[seat]?.hand ?? [];
  const sent: Action[] = [];
  const send = (actions: readonly Action[]) => sent.push(...actions);
  show(table, seat, "en", send);
  act(() => place.querySelector<HTMLButtonElement>(".meu-hand button")?.click());
  act(() => place.querySelector<HTMLButtonElement>(".meu-offer")?.click());
  expect(place.querySelectorAll(".meu-planned .meu-chosen")).toHaveLength(2);
  table.state = meuterer.advance(table.state, captain, { type: "offer", wage: 1 });
  const [first] = meuterer.legal(table.state, captain);
  if (first === undefined) throw new Error("the captain cannot lay a card");
  table.state = meuterer.advance(table.state, captain, first);
  // As after a reload.
  act(() => root.unmount());
  root = createRoot(place);
  show(table, seat, "en", send);
  expect(place.textContent).toContain("As planned");
  act(() => vi.advanceTimersByTime(800));
  expect(sent).toEqual([]);
  act(() => vi.advanceTimersByTime(1400));
  expect(sent).toEqual([{ type: "lay", kind }]);
  for (let [one] = meuterer.pending(table.state); one !== undefined; [one] = meuterer.pending(table.state)) {
    const [answer] =
      one === seat && sent.length === 1 && table.state.turns === 2 ? sent : meuterer.legal(table.state, one);
    if (answer === undefined || (one === seat && table.state.turns > 2)) break;
    table.state = meuterer.advance(table.state, one, answer);
  }
  show(table, seat, "en", send);
  expect(place.textContent).toContain("As planned: Pass");
  act(() =>
    visible()
      .find(({ textContent }) => textContent === "Something else")
      ?.click(),
  );
  act(() => vi.advanceTimersByTime(5000));
  expect(sent).toHaveLength(1);
  expect(visible().length).toBe(meuterer.legal(table.state, seat).length);
  vi.useRealTimers();
});
