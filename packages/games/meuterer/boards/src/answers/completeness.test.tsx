import { readFileSync } from "node:fs";
import { eventsFor, playMatch, randomPlayer, seedFrom } from "@harbor/kit";
import { type Action, type Event, FANAL, meuterer, type Options, type State, type View } from "@harbor/meuterer";
import { TEXTS } from "@harbor/meuterer/texts";
import { type Happened, LANGUAGES, type Language, type Person } from "@harbor/ui";
import { ASK } from "@harbor/ui/answers";
import { Window } from "happy-dom";
import { createInstance } from "i18next";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { CurrentBoard, playedWith, textsIn } from "../boardContext.ts";
import { client } from "../client.tsx";
import { ChapterBody } from "../reveal/ChapterBody.tsx";
import { CHAPTERS, scenesOf } from "../reveal/scenes.ts";
import { storyOf } from "../story/story.ts";
import { DE as BOARD_DE } from "../texts/de.ts";
import { EN as BOARD_EN } from "../texts/en.ts";
import { FR as BOARD_FR } from "../texts/fr.ts";
import { answerTo } from "./answerTo.ts";
import { questionIn } from "./question.ts";

const BOARD_TEXTS = { en: BOARD_EN, de: BOARD_DE, fr: BOARD_FR } as const;

/** What has to be able to answer: pictures, chips, counters, and anything that is drawn and named. */
const PIECES = "svg, .meu-island, .meu-chip, .meu-pile, .meu-score, [role=img]";
/** Background that means nothing. */
const SCENERY = ".meu-sea, .meu-lines, .meu-sailing, .meu-end-scene";
const NUMBER = /^[+−-]?\d+$/;
const WORD = /\p{L}{3}/u;

const RULES = readFileSync(new URL("../../../rules/RULES.md", import.meta.url), "utf8");

type Moment = { readonly state: State; readonly history: readonly Happened<Event>[] };
type Position = {
  readonly name: string;
  readonly view: View;
  readonly history: readonly Happened<Event>[];
  readonly seat?: number;
  readonly isRecorded?: boolean;
};

/** Every moment of a game of random players, as the first seat has heard of it. */
function momentsOf(options: Options, name: string): readonly Moment[] {
  const moments: Moment[] = [];
  const history: Happened<Event>[] = [];
  const players = Array.from({ length: options.seats }, (_, nth) =>
    randomPlayer<View, Action>(seedFrom(`${name} ${nth}`)),
  );
  playMatch(meuterer, { options, seed: seedFrom(name), players }, ({ facts, state }) => {
    for (const event of eventsFor(facts, 0)) history.push({ n: history.length, event });
    moments.push({ state, history: [...history] });
  });
  return moments;
}

const hasBoarding = (moments: readonly Moment[]): boolean => moments.some(({ state }) => state.step === "boarding");

/** The first game in which pirates come alongside: few deals lead to it. */
function gameWithBoarding(): readonly Moment[] {
  for (let nth = 0; nth < 50; nth += 1) {
    const moments = momentsOf({ mode: "pirates", seats: 4, chart: "shuffled" }, `boarding ${nth}`);
    if (hasBoarding(moments)) return moments;
  }
  throw new Error("no game has a boarding");
}

const PLAYED = [
  { mode: "plain", moments: momentsOf({ mode: "plain", seats: 3, chart: "shuffled" }, "answers") },
  { mode: "pirates", moments: gameWithBoarding() },
];

/** Moments of each step in a game of each kind, as a player, a spectator and the viewer of a replay see them. */
const POSITIONS: readonly Position[] = PLAYED.flatMap(({ mode, moments }) => {
  const steps = Object.values(Object.groupBy(moments, ({ state }) => state.step));
  return steps.flatMap((same: readonly Moment[] = []): Position[] => {
    const asked = same.filter(({ state }) => meuterer.pending(state)[0] === 0);
    const [early, late] = [asked[0] ?? same[0], asked.at(-1) ?? same.at(-1)];
    const others = same.find(({ state }) => meuterer.pending(state)[0] !== 0) ?? late;
    if (early === undefined || late === undefined || others === undefined) return [];
    const name = ({ state: { round, step } }: Moment) => `${mode}, round ${round}, ${step}`;
    const seen = ({ state, history }: Moment) => ({ view: meuterer.view(state, 0), history, seat: 0 });
    return [
      { name: `${name(early)}, played`, ...seen(early) },
      { name: `${name(late)}, played`, ...seen(late) },
      { name: `${name(others)}, waiting`, ...seen(others) },
      { name: `${name(early)}, watched`, view: meuterer.view(early.state, "spectator"), history: early.history },
      { name: `${name(late)}, replayed`, view: meuterer.unveil(late.state), history: late.history, isRecorded: true },
    ];
  });
});

const NAMES = ["Ada", "Ben", "Cleo", "Dirk"];

function peopleAt({ players }: View): readonly Person[] {
  return players.map((_, seat) => ({
    name: NAMES[seat] ?? "",
    color: ([0, 1, 2, 3] as const)[seat] ?? 0,
    kind: "person",
  }));
}

const played = playedWith(meuterer, FANAL);

function i18nIn(language: Language) {
  const i18n = createInstance({
    lng: language,
    resources: { [language]: { meuterer: BOARD_TEXTS[language] } },
    interpolation: { escapeValue: false },
  });
  void i18n.init();
  return i18n;
}

const { document } = new Window();
const i18n = i18nIn("en");
const nothing = () => {};

type Drawn = Pick<Position, "view" | "seat" | "history" | "isRecorded">;
type Told = { readonly told: number; readonly scores: ReturnType<typeof meuterer.scores> };

/** Nothing is told yet, and the game goes on, unless said otherwise. */
function draw({ view, seat, history, isRecorded }: Drawn, { told, scores }: Told = { told: 0, scores: undefined }) {
  put(
    <client.Board
      view={view}
      seat={seat}
      people={peopleAt(view)}
      language="en"
      history={[...history]}
      since={told}
      told={told}
      scores={scores}
      pace={0}
      stepwise={false}
      preferences={new Set()}
      recorded={isRecorded === true ? { front: 0, controls: undefined } : undefined}
      act={nothing}
      help={nothing}
      rematch={nothing}
      seen={nothing}
      tools={undefined}
      aside={() => undefined}
    />,
  );
}

function put(page: ReactElement) {
  const markup = renderToStaticMarkup(<I18nextProvider i18n={i18n}>{page}</I18nextProvider>);
  // What is inside a picture has no questions of its own; a chart has pictures inside.
  const whole = markup.replace(/(<svg[^>]*meu-chart[^>]*>).*?<\/svg>(?=<details)/s, "$1</svg>");
  document.body.innerHTML = whole.replaceAll(/(<svg[^>]*>).*?<\/svg>/gs, "$1</svg>");
  for (const unseen of document.querySelectorAll(".unseen")) unseen.remove();
}

type Piece = NonNullable<ReturnType<typeof document.querySelector>>;

function piecesInSight(): readonly Piece[] {
  const numbers = [...document.querySelectorAll("*")].filter(
    (element) =>
      element.closest("svg") === null && element.children.length === 0 && NUMBER.test(element.textContent.trim()),
  );
  return [...document.querySelectorAll(PIECES), ...numbers].filter((piece) => piece.closest(SCENERY) === null);
}

/** Words beside a picture or a number say what it is: on a button, in a line, over a table or at the head of a column. */
function isInWords(piece: Piece): boolean {
  // A chart says the same as the table below it.
  if (piece.matches(".meu-chart")) return piece.closest("section")?.querySelector("table") !== null;
  const cell = piece.closest("td");
  const nth = cell === null ? -1 : [...(cell.parentElement?.children ?? [])].indexOf(cell);
  const head = cell?.closest("table")?.querySelectorAll("thead th")[nth]?.textContent;
  const caption = piece.closest("table")?.querySelector("caption")?.textContent;
  const control = piece.closest("button");
  const label = control?.getAttribute("aria-label") ?? control?.getAttribute("title");
  const words = piece.closest("button, p, h1, h2, h3, th[scope=row]")?.textContent;
  const key = piece.closest(".meu-key");
  return key !== null || [head, caption, label, words].some((text) => WORD.test(text ?? ""));
}

const describe = (piece: Piece): string =>
  `${piece.tagName.toLowerCase()}.${piece.getAttribute("class") ?? ""} in ${piece.parentElement?.getAttribute("class") ?? ""} (${piece.textContent.trim().slice(0, 20)})`;

function mutePieces(): readonly string[] {
  const mute = piecesInSight().filter((piece) => piece.closest(`[${ASK}]`) === null && !isInWords(piece));
  return [...new Set(mute.map(describe))];
}

/** Every question at every position, collected by the first tests for the last one. */
const asked = new Map<string, { readonly position: Position; readonly text: string }>();

function collect(position: Position): void {
  for (const piece of document.querySelectorAll(`[${ASK}]`)) {
    asked.set(`${piece.getAttribute(ASK)} ${position.name}`, { position, text: piece.getAttribute(ASK) ?? "" });
  }
}

test("positions of every step are walked", () => {
  const steps = new Set(POSITIONS.map(({ view }) => view.step));
  expect([...steps].toSorted()).toEqual(
    expect.arrayContaining(["boarding", "lading", "mutiny", "offer", "refill", "roles", "selling"]),
  );
});

test.each(POSITIONS)("everything in sight has an answer or is said in words: $name", (position) => {
  draw(position);
  collect(position);
  expect(piecesInSight().length).toBeGreaterThan(40);
  expect(mutePieces()).toEqual([]);
});

/** Each chapter of an end of a round, as the game had it last. */
const SCENES = PLAYED.flatMap(({ mode, moments }) => {
  const rounds = moments.filter(({ state }, nth) => moments[nth + 1]?.state.round !== state.round);
  const told = rounds.flatMap(({ state, history }) =>
    scenesOf(FANAL, meuterer.view(state, 0), history, 0).map((scene) => ({
      scene,
      story: storyOf(history.slice(0, scene.upTo)),
      history,
    })),
  );
  return CHAPTERS.flatMap((chapter) => {
    const last = told.findLast(({ scene }) => scene.chapter === chapter);
    if (last?.story === undefined) return [];
    const { scene, story, history } = last;
    const page = <ChapterBody key={chapter} chapter={chapter} view={scene.view} story={story} turned={scene.turned} />;
    return { name: `${mode}, the chapter ${chapter}`, view: scene.view, seat: 0, history, page };
  });
});

test.each(SCENES)("everything in sight has an answer or is said in words: $name", ({ page, ...position }) => {
  put(
    <CurrentBoard
      value={{
        ...played,
        language: "en",
        texts: textsIn("en"),
        people: peopleAt(position.view),
        own: 0,
        pace: 0,
        awaitedSince: undefined,
        help: nothing,
      }}
    >
      {page}
    </CurrentBoard>,
  );
  collect(position);
  expect(piecesInSight().length).toBeGreaterThan(1);
  expect(mutePieces()).toEqual([]);
});

test.each(PLAYED)("everything at the end of the game has an answer or is said in words: $mode", ({ moments }) => {
  const last = moments.at(-1);
  if (last === undefined) throw new Error("an empty game");
  draw(
    { view: meuterer.view(last.state, 0), seat: 0, history: last.history },
    { told: last.history.length, scores: meuterer.scores(last.state) },
  );
  expect(piecesInSight().length).toBeGreaterThan(20);
  expect(mutePieces()).toEqual([]);
});

test.each(LANGUAGES)("every answer is a line in plain words with a rule of the book, in %s", (language) => {
  const texts = i18nIn(language);
  expect(asked.size).toBeGreaterThan(1000);
  for (const { position, text } of asked.values()) {
    const question = questionIn(text);
    const answer =
      question &&
      answerTo(
        {
          view: position.view,
          own: position.seat,
          set: FANAL,
          texts: TEXTS[language],
          language,
          name: (seat: number) => NAMES[seat] ?? "",
          t: (key: string, values = {}) => texts.t(key, { ns: "meuterer", ...values }),
        },
        question,
      );
    if (answer === undefined) throw new Error(`${position.name}: no answer to ${text}`);
    const line = `${answer.title}. ${answer.lines.join(" ")}`;
    if (answer.lines.length === 0) throw new Error(`${position.name}: nothing but a title for ${text}`);
    expect(line).not.toMatch(/\{\{|undefined|NaN|null|\b(?:answer|seat|reveal|island)\.\w|\.\.| {2}/);
    expect(line.length, line).toBeLessThan(420);
    expect(RULES).toContain(`**${answer.rule}**`);
  }
});
