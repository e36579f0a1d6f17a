// @vitest-environment happy-dom

import { eventsFor, playMatch, randomPlayer, seedFrom } from "@harbor/kit";
import { type Action, countOf, type Event, FANAL, meuterer, type View } from "@harbor/meuterer";
import type { Happened } from "@harbor/ui";
import i18next from "i18next";
import { act, type ReactElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { initReactI18next } from "react-i18next";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { CurrentBoard, playedWith, textsIn } from "./boardContext.ts";
import { Crew } from "./crew/Crew.tsx";
import { ChapterBody } from "./reveal/ChapterBody.tsx";
import { type Chapter, type Scene, scenesOf } from "./reveal/scenes.ts";
import { Fleet } from "./ring/Fleet.tsx";
import { pointOf } from "./ring/places.ts";
import { storyOf } from "./story/story.ts";
import { EN as BOARD_EN } from "./texts/en.ts";

const played = playedWith(meuterer, FANAL);
const NAMES = ["Ada", "Ben", "Cleo", "Dirk"];

type Told = { readonly scene: Scene; readonly history: readonly Happened<Event>[] };

/** What the first seat sees of two games, and each chapter of every end of a round in them. */
const views: View[] = [];
const told: Told[] = [];
for (const game of ["still", "calm"]) {
  const history: Happened<Event>[] = [];
  const players = [0, 1, 2, 3].map((nth) => randomPlayer<View, Action>(seedFrom(`${game} ${nth}`)));
  const options = { mode: "plain", seats: 4, chart: "shuffled" } as const;
  playMatch(meuterer, { options, seed: seedFrom(game), players }, ({ facts, state }) => {
    const shown = history.length;
    for (const event of eventsFor(facts, 0)) history.push({ n: history.length, event });
    const view = meuterer.view(state, 0);
    views.push(view);
    for (const scene of scenesOf(FANAL, view, history, shown))
      told.push({ scene, history: history.slice(0, scene.upTo) });
  });
}

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await i18next.use(initReactI18next).init({ lng: "en", interpolation: { escapeValue: false } });
  i18next.addResourceBundle("en", "meuterer", BOARD_EN);
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

function draw(page: ReactElement, pace = 0): void {
  const context = {
    ...played,
    language: "en",
    texts: textsIn("en"),
    people: NAMES.map((name, nth) => ({ name, color: ([0, 1, 2, 3] as const)[nth] ?? 0, kind: "person" as const })),
    own: 0,
    pace,
    awaitedSince: undefined,
    help: () => {},
  } as const;
  act(() => root.render(<CurrentBoard value={context}>{page}</CurrentBoard>));
}

const all = (css: string): readonly HTMLElement[] => [...place.querySelectorAll<HTMLElement>(css)];

/** Draws every moment of a chapter in turn. */
function* chapters(chapter: Chapter): Iterable<Told> {
  for (const one of told.filter(({ scene }) => scene.chapter === chapter)) {
    const { view, turned } = one.scene;
    const story = storyOf(one.history);
    if (story === undefined) throw new Error("a chapter without a story");
    draw(<ChapterBody chapter={chapter} view={view} story={story} turned={turned} />);
    yield one;
  }
}

test("without motion, a pale ship stays where one set sail", () => {
  let sailed = 0;
  let before: number | undefined;
  for (const view of views.slice(0, 400)) {
    draw(<Fleet view={view} />);
    if (before !== undefined && before !== view.anchorage) {
      sailed += 1;
      const [left] = all(".meu-left");
      expect(left?.style.getPropertyValue("--place")).toBe(String(before));
      expect(left?.style.getPropertyValue("--x")).toBe(String(pointOf(before).x));
    }
    before = view.anchorage;
  }
  expect(sailed).toBeGreaterThan(3);
  for (const view of views.slice(0, 400)) {
    draw(<Fleet view={view} />, 1);
    expect(all(".meu-left")).toEqual([]);
  }
});

test("without motion, the cards that were laid last are framed", () => {
  let laid = 0;
  let before: View | undefined;
  for (const view of views.slice(0, 300)) {
    draw(<Crew view={view} seat={0} front={0} />);
    const now = view.players.map((player) => player.laid);
    for (const [seat, cards] of now.entries()) {
      const old = before?.players[seat]?.laid;
      if (old === undefined || old.length >= cards.length) continue;
      laid += 1;
      expect(all(`[data-seat="${seat}"] [data-fresh=true]`).length).toBe(cards.length - old.length);
    }
    before = view;
  }
  expect(laid).toBeGreaterThan(20);
});

test("without motion, the role turned up last is marked, and the others are not", () => {
  let turned = 0;
  for (const { scene } of chapters("roles")) {
    turned += 1;
    expect(all(".meu-face[data-now=true]").length).toBe(1);
    expect(all(".meu-face").indexOf(all(".meu-face[data-now=true]")[0] ?? place)).toBe(scene.turned);
  }
  expect(turned).toBeGreaterThan(5);
});

test("without motion, sabers from the hand are told from those that lay before", () => {
  let fought = 0;
  for (const { scene } of chapters("mutiny")) {
    const { players } = scene.view;
    expect(all("[data-from=fought]").length).toBe(players.reduce((sum, one) => sum + (one.fought ?? 0), 0));
    expect(all("[data-from=laid]").length).toBeLessThanOrEqual(
      players.reduce((sum, { laid }) => sum + countOf(laid, "saber"), 0),
    );
    fought += all("[data-from=fought]").length;
  }
  expect(fought).toBeGreaterThan(3);
});

test("without motion, the verdict on a mutiny stays, and its winners are framed", () => {
  let ended = 0;
  for (const { scene } of chapters("mutiny")) {
    const over = scene.news.find((event) => event.type === "mutiny-ended");
    expect(all(".meu-camp[data-won=true]").map((camp) => camp.dataset.side)).toEqual(
      over === undefined ? [] : [over.succeeded ? "rebel" : "loyal"],
    );
    if (over !== undefined) expect(all(".meu-verdict[data-won]").length).toBe(1);
    ended += over === undefined ? 0 : 1;
  }
  expect(ended).toBeGreaterThan(1);
});

test("without motion, an arrow leads from the old captain to the new one", () => {
  let deposed = 0;
  for (const { history } of chapters("voyage")) {
    const story = storyOf(history);
    if (story?.newCaptain === undefined || story.deposed === undefined) {
      expect(all(".meu-helm")).toEqual([]);
      continue;
    }
    deposed += 1;
    const [helm] = all(".meu-helm");
    const words = [...(helm?.children ?? [])].map((part) => part.textContent.trim());
    expect(words.filter((word) => word !== "").slice(0, 3)).toEqual([
      NAMES[story.deposed],
      "→",
      NAMES[story.newCaptain],
    ]);
  }
  expect(deposed).toBeGreaterThan(0);
});

test("without motion, the last chapter says in words where the ship sailed", () => {
  let sailed = 0;
  for (const { history } of chapters("ship")) {
    const ship = storyOf(history)?.ship;
    if (ship?.sailed !== true) continue;
    sailed += 1;
    expect(place.textContent).toMatch(/sail/i);
  }
  expect(sailed).toBeGreaterThan(3);
});
