import { readFileSync } from "node:fs";
import { bremerhaven, type State, type View, WESER } from "@harbor/bremerhaven";
import { anyStateLike } from "@harbor/kit";
import { LANGUAGES, type Language, type Person } from "@harbor/ui";
import { ASK } from "@harbor/ui/answers";
import { Window } from "happy-dom";
import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { playGame } from "../../test/playing.ts";
import { playedWith } from "../boardContext.ts";
import { client } from "../client.tsx";
import { answerTo } from "./answerTo.ts";
import { questionIn } from "./question.ts";

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

function i18nIn(language: Language) {
  const i18n = createInstance({
    lng: language,
    resources: { [language]: { bremerhaven: client.texts[language] } },
    interpolation: { escapeValue: false },
  });
  void i18n.init();
  return i18n;
}

const { document } = new Window();
const i18n = i18nIn("en");

function draw({ view, seat, isRecorded }: Position) {
  const nothing = () => {};
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
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
      />
    </I18nextProvider>,
  );
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

const describe = (piece: Piece): string =>
  `${piece.tagName.toLowerCase()}.${piece.getAttribute("class") ?? ""} in ${piece.parentElement?.getAttribute("class") ?? ""} (${piece.textContent.trim().slice(0, 20)})`;

/** Every question at every position, collected by the first test for the others. */
const asked = new Map<string, { readonly position: Position; readonly text: string }>();

test.each(POSITIONS)("everything in sight has an answer: $name", (position) => {
  draw(position);
  for (const piece of document.querySelectorAll(`[${ASK}]`)) {
    asked.set(`${piece.getAttribute(ASK)} ${position.name}`, { position, text: piece.getAttribute(ASK) ?? "" });
  }
  const pieces = piecesInSight();
  expect(pieces.length).toBeGreaterThan(50);
  const mute = pieces.filter((piece) => piece.closest(`[${ASK}]`) === null && !isInWords(piece));
  expect([...new Set(mute.map(describe))]).toEqual([]);
});

const played = playedWith(WESER);

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
