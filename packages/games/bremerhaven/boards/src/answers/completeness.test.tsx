import { readFileSync } from "node:fs";
import { bremerhaven, type State, type View, WESER } from "@harbor/bremerhaven";
import { anyStateLike } from "@harbor/kit";
import { LANGUAGES, type Language, type Person } from "@harbor/ui";
import { ASK } from "@harbor/ui/answers";
import { Window } from "happy-dom";
import { createInstance } from "i18next";
import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test, vi } from "vitest";
import { playGame } from "../../test/playing.ts";
import { CurrentBoard, personAt, playedWith } from "../boardContext.ts";
import { CardFace } from "../cards/CardFace.tsx";
import { client } from "../client.tsx";
import { EndScreen } from "../end/EndScreen.tsx";
import { heatOf } from "../heat/bidHeat.ts";
import { RoundSlots, RoundSums } from "../heat/RoundBids.tsx";
import { ChangesDialog } from "../meanwhile/Changes.tsx";
import { MeanwhileContext } from "../meanwhile/MeanwhileContext.ts";
import { PlannerSheet } from "../planner/PlannerSheet.tsx";
import { TrialBoard } from "../planner/TrialBoard.tsx";
import { BeatList } from "../reveal/BeatList.tsx";
import { beatsOf } from "../reveal/beats.ts";
import { Reveal } from "../reveal/Reveal.tsx";
import { scenesOf } from "../reveal/scenes.ts";
import { DE as BOARD_DE } from "../texts/de.ts";
import { EN as BOARD_EN } from "../texts/en.ts";
import { FR as BOARD_FR } from "../texts/fr.ts";
import { answerTo } from "./answerTo.ts";
import { questionIn } from "./question.ts";

const BOARD_TEXTS = { en: BOARD_EN, de: BOARD_DE, fr: BOARD_FR } as const;

// A dialog is drawn where it stands: static markup has no other place for it.
vi.mock("@harbor/ui", async (original) => ({
  ...(await original<typeof import("@harbor/ui")>()),
  Modal: ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
    <div>
      <h2>{title}</h2>
      {children}
    </div>
  ),
}));

/** What has to be able to answer: pictures, places, counters, and anything that is drawn and named. */
const PIECES =
  "svg, .slot, .harbor-place, .notice, .track, .gauge, .rail-line li, .rail-round, .plate-fact, [role=img]";
/** Background that means nothing. */
const SCENERY = ".strip-scene, .paper-grain, .harbor-floor svg, .end-scene";
const NUMBER = /^[+−-]?\d+$/;

const RULES = readFileSync(new URL("../../../rules/RULES.md", import.meta.url), "utf8");

type Position = { readonly name: string; readonly view: View; readonly seat?: number; readonly isRecorded?: boolean };

/** Moments of each step in a game of each kind, as a player, a spectator and the viewer of a replay see them. */
const POSITIONS: readonly Position[] = (["long", "solo"] as const).flatMap((mode) => {
  const { states } = playGame(mode, mode === "solo" ? 1 : 3, `answers ${mode}`);
  const steps = Object.values(Object.groupBy(states, ({ step }) => step));
  return steps.flatMap((same: readonly State[] = []): Position[] => {
    const asked = same.filter((state) => bremerhaven.pending(state).includes(0));
    const [early, late] = [asked[0] ?? same[0], asked.at(-1) ?? same.at(-1)];
    if (early === undefined || late === undefined) return [];
    const name = ({ round, step }: State) => `${mode}, round ${round}, ${step}`;
    return [
      { name: `${name(early)}, played`, view: bremerhaven.view(early, 0), seat: 0 },
      { name: `${name(late)}, played`, view: bremerhaven.view(late, 0), seat: 0 },
      { name: `${name(early)}, watched`, view: bremerhaven.view(early, "spectator") },
      { name: `${name(late)}, replayed`, view: bremerhaven.unveil(late), isRecorded: true },
    ];
  });
});

const PEOPLE: readonly Person[] = ["Ada", "Ben", "Cleo"].map((name, color) => ({ name, color, kind: "person" }));

function peopleAt({ players }: View): readonly Person[] {
  return PEOPLE.slice(0, players.length);
}

const played = playedWith(WESER);

function i18nIn(language: Language) {
  const i18n = createInstance({
    lng: language,
    resources: { [language]: { bremerhaven: BOARD_TEXTS[language] } },
    interpolation: { escapeValue: false },
  });
  void i18n.init();
  return i18n;
}

const { document } = new Window();
const i18n = i18nIn("en");

const nothing = () => {};

function draw({ view, seat, isRecorded }: Position) {
  put(
    <client.Board
      view={view}
      seat={seat}
      people={peopleAt(view)}
      language="en"
      history={[]}
      since={0}
      told={0}
      scores={undefined}
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
  // What is inside a picture has no questions of its own.
  document.body.innerHTML = markup.replaceAll(/(<svg[^>]*>).*?<\/svg>/gs, "$1</svg>");
  for (const unseen of document.querySelectorAll(".unseen, .tabs")) unseen.remove();
}

type Piece = NonNullable<ReturnType<typeof document.querySelector>>;

function piecesInSight(): readonly Piece[] {
  const numbers = [...document.querySelectorAll("*")].filter(
    (element) =>
      element.closest("svg") === null && element.children.length === 0 && NUMBER.test(element.textContent.trim()),
  );
  return [...document.querySelectorAll(PIECES), ...numbers].filter((piece) => piece.closest(SCENERY) === null);
}

/** Words beside a picture say what it is, and so does the label of a button. */
function isInWords(piece: Piece): boolean {
  const control = piece.closest("button");
  if (control !== null && (control.hasAttribute("title") || control.getAttribute("data-do") === "ask")) return true;
  return (
    /\p{L}{3}/u.test(piece.closest("button, li, p, dd, h2, h3")?.textContent ?? "") && piece.closest(".desk") !== null
  );
}

/** In tables, the head of the column or the cell's own title says what a number is; a figure has its caption. */
function isInWordsOfPage(piece: Piece): boolean {
  const [figure, cell] = [piece.closest("figure"), piece.closest("td")];
  if (figure !== null) return figure.querySelector("figcaption") !== null;
  if (cell !== null && cell.querySelector("[title]") !== null) return true;
  const nth = cell === null ? -1 : [...(cell.parentElement?.children ?? [])].indexOf(cell);
  const head = cell?.closest("table")?.querySelectorAll("thead th")[nth]?.textContent;
  const label = piece.closest("button")?.getAttribute("aria-label");
  const words = piece.closest("li:not(.bidder, .heat-stack-item), th[scope=row], p, h2, h3, h4")?.textContent;
  return [head, label, words].some((text) => /\p{L}{3}/u.test(text ?? ""));
}

const describe = (piece: Piece): string =>
  `${piece.tagName.toLowerCase()}.${piece.getAttribute("class") ?? ""} in ${piece.parentElement?.getAttribute("class") ?? ""} (${piece.textContent.trim().slice(0, 20)})`;

/** Every question at every position, collected by the first test for the others. */
const asked = new Map<string, { readonly position: Position; readonly text: string }>();

function collect(position: Position): void {
  for (const piece of document.querySelectorAll(`[${ASK}]`)) {
    asked.set(`${piece.getAttribute(ASK)} ${position.name}`, { position, text: piece.getAttribute(ASK) ?? "" });
  }
}

test.each(POSITIONS)("everything in sight has an answer: $name", (position) => {
  draw(position);
  collect(position);
  const pieces = piecesInSight();
  expect(pieces.length).toBeGreaterThan(50);
  const mute = pieces.filter((piece) => piece.closest(`[${ASK}]`) === null && !isInWords(piece));
  expect([...new Set(mute.map(describe))]).toEqual([]);
});

/** A page as the first seat sees it. */
function onBoard(view: View, page: ReactElement): ReactElement {
  const people = peopleAt(view);
  const context = {
    ...played,
    language: "en",
    texts: played.textsIn.en,
    own: 0,
    sent: [],
    pace: 0,
    person: (seat: number) => personAt(people, seat, "Dummy"),
    help: nothing,
  } as const;
  return <CurrentBoard value={context}>{page}</CurrentBoard>;
}

/** What lies over the boards or takes their place: the reveal, the bids of a round, the end of the game. */
const PAGES = (["long", "solo"] as const).flatMap((mode) => {
  const { views, history, scores } = playGame(mode, mode === "solo" ? 1 : 3, `answers ${mode}`);
  const view = views.at(-1)?.view;
  if (view === undefined) throw new Error("an empty game");
  const round = heatOf(history).at(-1);
  const beats = beatsOf(history);
  const scene = scenesOf(WESER, beats, history, view).at(-1);
  if (round === undefined || scene === undefined) throw new Error("an empty game");
  const still = { listed: 0, all: true, stepwise: true, paused: false, pause: nothing, step: nothing, goOn: nothing };
  const bids = (
    <>
      <RoundSlots round={round} />
      <RoundSums round={round} />
    </>
  );
  const end = { view, scores, history, best: 500, look: nothing, rematch: nothing, afterwards: undefined };
  return [
    { name: `${mode}, the reveal`, view, seat: 0, page: <Reveal playback={{ ...still, beats, scene }} /> },
    { name: `${mode}, the bids of a round`, view, seat: 0, page: bids },
    { name: `${mode}, the end of the game`, view, seat: 0, page: <EndScreen {...end} /> },
  ];
});

/** Contents of dialogs: every card, the planner's sheet and try-out, what has changed, and the gallery. */
const DIALOGS = (["long", "solo"] as const).flatMap((mode) => {
  const { states, history } = playGame(mode, mode === "solo" ? 1 : 3, `answers ${mode}`);
  const state = states.findLast(({ step }) => step === "bidding");
  if (state === undefined) throw new Error("a game without bids");
  const view = bremerhaven.view(state, 0);
  const { lists } = WESER;
  const decks = ["ships", "contracts", "buildings", "newspapers", "prices"] as const;
  const planned = { view, seat: 0, owner: "Ada", asked: true, close: nothing };
  const meanwhile = { history, since: 0, trial: undefined, tryOut: nothing, jump: nothing };
  const gallery = decks.map((deck) => ({
    name: `all cards of the ${deck}`,
    page: (
      <>
        {lists[deck].map(({ id }) => (
          <CardFace key={id} card={{ deck, id }} />
        ))}
      </>
    ),
  }));
  return [
    ...(mode === "long" ? gallery : []),
    { name: `${mode}, the planner’s sheet`, least: 5, page: <PlannerSheet {...planned} tryOut={nothing} /> },
    { name: `${mode}, a try-out`, page: <TrialBoard {...planned} kept={undefined} keep={nothing} /> },
    {
      name: `${mode}, what has changed`,
      // Every line is in words.
      least: -1,
      page: (
        <MeanwhileContext value={meanwhile}>
          <ChangesDialog close={nothing} jump={nothing} />
        </MeanwhileContext>
      ),
    },
    { name: `${mode}, what happened`, page: <BeatList beats={beatsOf(history)} /> },
  ].map((one) => ({ ...one, view, seat: 0 }));
});

/** Most pages have more to ask than that. */
const LEAST = 10;

test.each([...PAGES, ...DIALOGS])("everything in sight has an answer or is said in words: $name", (shown) => {
  const { page, least = LEAST, ...position } = { least: LEAST, ...shown };
  put(onBoard(position.view, page));
  collect(position);
  expect(document.body.textContent).toMatch(/\p{L}{3}/u);
  const pieces = piecesInSight();
  expect(pieces.length).toBeGreaterThan(least);
  const mute = pieces.filter((piece) => piece.closest(`[${ASK}]`) === null && !isInWordsOfPage(piece));
  expect([...new Set(mute.map(describe))]).toEqual([]);
});

test("each fact on a card in its dialog has an answer", () => {
  const facts = DIALOGS.filter(({ name }) => name.startsWith("all cards")).flatMap(({ page, view }) => {
    put(onBoard(view, page));
    return [...document.querySelectorAll(".card-facts li, .wanted li")].map((fact) => ({
      fact: describe(fact),
      isAnswered: fact.closest(`[${ASK}]`) !== null,
    }));
  });
  expect(facts.length).toBeGreaterThan(200);
  expect(facts.filter(({ isAnswered }) => !isAnswered)).toEqual([]);
});

test.each(LANGUAGES)("every answer is a line in plain words with a rule of the book, in %s", (language) => {
  const texts = i18nIn(language);
  expect(asked.size).toBeGreaterThan(1000);
  for (const { position, text } of asked.values()) {
    const { view, seat } = position;
    const people = [...peopleAt(view), { name: "Dummy" }];
    const question = questionIn(text);
    const answer =
      question &&
      answerTo(
        {
          view,
          own: seat,
          cards: WESER,
          texts: played.textsIn[language],
          language,
          name: (one: number) => people[one]?.name ?? "",
          t: (key: string, values = {}) => texts.t(key, { ns: "bremerhaven", ...values }),
          state: () => anyStateLike(bremerhaven, view),
          gain: ({ money, prestige }) => `${money} ${prestige}`,
          forecast: undefined,
          offer: () => undefined,
        },
        question,
      );
    if (answer === undefined) throw new Error(`${position.name}: no answer to ${text}`);
    const line = `${answer.title}. ${answer.lines.join(" ")}`;
    if (answer.lines.length === 0) throw new Error(`${position.name}: nothing but a title for ${text}`);
    expect(line).not.toMatch(/{{|undefined|NaN|null|\b(?:answer|card)\.\w|\.\.| {2}/);
    expect(line.length, line).toBeLessThan(420);
    expect(RULES).toContain(`- **${answer.rule}** `);
  }
});
