import { beginChecked, freshChance, type Move, openDice, pickByKind, seedFrom } from "@harbor/kit";
import { type Action, meuterer as OTHER } from "@harbor/meuterer";
import type { Page } from "@playwright/test";
import type { LocalPlan } from "../src/table/localPlan.ts";
import type { SavedGame } from "./screens/screen.ts";

/** A second game of the house, with secrets and turns of another kind: the only file among these tests that names it. */
export { OTHER };

export const OTHER_BOARD = ".meu-board";
export const OTHER_RESULTS = ".meu-result";
/** A game of it, recorded for the tests of its rules. */
export const OTHER_RECORDED = "plain-3-random-balanced";
const PATIENCE_MS = 60_000;

type Choice = { readonly css: string; readonly nth: number };

/**
 * Plays by the visible controls until the game ends or a round begins. The dice choose among the answers; `curtain` is called
 * whenever the screen is handed over.
 */
export async function playOther(
  page: Page,
  dice: () => number,
  { round = Number.POSITIVE_INFINITY, curtain }: { readonly round?: number; curtain?(): Promise<void> } = {},
): Promise<void> {
  let before: string | undefined;
  for (;;) {
    const found = await page.waitForFunction(
      lookFor,
      { before, round, die: dice() },
      { timeout: PATIENCE_MS, polling: 20 },
    );
    const looked = await found.jsonValue();
    if (looked === false) continue;
    const { sign, choice } = looked;
    if (choice === undefined) return;
    if (choice.css.startsWith(".curtain")) await curtain?.();
    await page.locator(choice.css).nth(choice.nth).click();
    before = sign;
  }
}

/** The page of whoever is asked. */
export async function askedAmong(pages: readonly Page[]): Promise<Page> {
  const found = pages.map(async (page) => {
    await page.locator(".meu-desk[data-pending=true]").waitFor();
    return page;
  });
  return Promise.any(found);
}

type Looked = { readonly before: string | undefined; readonly round: number; readonly die: number };

/** Runs in the page: a control to use, or none at the goal; false while there is nothing to do. */
function lookFor({ before, round, die }: Looked): false | { readonly sign: string; readonly choice?: Choice } {
  const board = document.querySelector<HTMLElement>(".meu-board");
  const pressed = document.querySelectorAll(".meu-desk [aria-pressed=true]").length;
  const sign = JSON.stringify([
    board?.dataset.told,
    board?.dataset.playing,
    document.querySelector(".meu-stage")?.textContent,
    document.querySelector(".curtain-card")?.textContent,
    pressed,
  ]);
  if (sign === before) return false;
  if (document.querySelector(".meu-result") !== null) return { sign };
  const usable = (css: string): Choice[] =>
    [...document.querySelectorAll(css)].flatMap((element, nth) =>
      element.checkVisibility({ visibilityProperty: true }) ? [{ css, nth }] : [],
    );
  const answer = ".meu-desk[data-pending=true] .meu-choice";
  const open = ":not([aria-disabled=true], [aria-pressed=true])";
  for (const css of [".curtain-card .button", "[data-do=go-on]"]) {
    const [choice] = usable(css);
    if (choice !== undefined) return { sign, choice };
  }
  if (board !== null && Number(board.dataset.round) >= round) return { sign };
  // Only answers: the desk also has the button that asks a bot for advice.
  for (const css of [`${answer}.main${open}`, `${answer}${open}`]) {
    const all = usable(css);
    const choice = all[Math.floor(die * all.length)];
    if (choice !== undefined) return { sign, choice };
  }
  return false;
}

const MOST_GAMES = 100;

/** A game of one person against bots at the first decision of the person in this step, or at its end. */
export function prepareOther(step: string): SavedGame {
  for (let nth = 0; nth < MOST_GAMES; nth += 1) {
    const read = OTHER.readOptions({ mode: "plain", seats: 4 });
    if (!read.ok) throw new Error(read.problem);
    const plan: LocalPlan = {
      kind: "hotseat",
      game: OTHER.id,
      rules: OTHER.rules,
      mode: "plain",
      options: read.value,
      seed: seedFrom(`other ${nth}`),
      people: PEOPLE,
    };
    const moves = movesTo(step, plan);
    if (moves !== undefined) return { kind: "hotseat", plan, moves };
  }
  throw new Error(`nobody is asked in "${step}" in ${MOST_GAMES} games`);
}

const PEOPLE = [
  { name: "Ada", color: 0, kind: "person" },
  { name: "Bartholomäus Brückenwärt", color: 1, kind: "bot" },
  { name: "Chloé", color: 2, kind: "bot" },
  { name: "Wilhelmine", color: 3, kind: "bot" },
] as const;

function movesTo(step: string, { options, seed }: LocalPlan): readonly Move<Action>[] | undefined {
  const dice = openDice(freshChance(seed));
  const read = OTHER.readOptions(options);
  if (!read.ok) throw new Error(read.problem);
  let { state } = beginChecked(OTHER, read.value, seed);
  const moves: Move<Action>[] = [];
  for (;;) {
    const [seat] = OTHER.pending(state);
    if (state.step === step && (seat === 0 || seat === undefined)) return moves;
    if (seat === undefined) return undefined;
    const action = pickByKind(OTHER.legal(state, seat), dice);
    const applied = OTHER.apply(state, seat, action);
    if (!applied.ok) throw new Error(applied.reason);
    moves.push({ seat, action });
    state = applied.state;
  }
}
