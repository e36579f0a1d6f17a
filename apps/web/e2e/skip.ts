import { beginChecked, type Dice, freshChance, type Move, openDice, pickByKind, seedFrom } from "@harbor/kit";
import type { Page } from "@playwright/test";
import type { LocalKind, LocalPlan } from "../src/table/localPlan.ts";
import { type Moment, playerOf, type Sailor } from "./crew.ts";
import { type Action, GAME, type State } from "./gameFixture.ts";
import { QUIET } from "./visit.ts";

/** Closes the page of a game in its browser, plays on without it until this round, and opens it again. */
export async function skipTo(page: Page, kind: LocalKind, round: number): Promise<void> {
  const table = page.url();
  await page.goto(QUIET);
  const key = `harbor:local:${kind}`;
  const saved: Saved = JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? "{}");
  const text = JSON.stringify({ ...saved, moves: playOn(saved, round) });
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
  await page.goto(table);
}

/** The same at a table on the server: its players go, play on without a browser, and return. */
export async function skipAt(pages: readonly Page[], code: string, round: number): Promise<void> {
  const [table = ""] = pages.map((page) => page.url());
  const crew = await Promise.all(pages.map((page) => playerOf(page, new URL(table).origin)));
  for (const page of pages) await page.goto(QUIET);
  await playOnAt(code, crew, (moment) => moment.round >= round);
  for (const one of crew) one.leave();
  for (const page of pages) await page.goto(table);
  for (const page of pages) await page.locator(".board .prompt").waitFor();
}

/** Plays at a table without browsers, with anything legal, until the game is there. */
export async function playOnAt(
  code: string,
  crew: readonly Sailor[],
  isThere: (moment: Moment) => boolean,
): Promise<void> {
  const dice = openDice(freshChance(seedFrom("meanwhile")));
  for (const one of crew) await one.board(code);
  for (let idle = 0, nth = 0; idle < crew.length; nth += 1) {
    const one = crew[nth % crew.length];
    if (one === undefined || isThere(await one.momentAt(code))) return;
    const legal = await one.legal(code);
    idle = legal.length > 0 ? 0 : idle + 1;
    if (legal.length > 0) await one.send(code, { do: "act", action: anyOf(legal, dice) });
  }
  throw new Error("the game was over before it was there");
}

type Saved = { readonly plan: LocalPlan; readonly moves: readonly Move<Action>[] };

function playOn({ plan, moves }: Saved, round: number): readonly Move<Action>[] {
  const read = GAME.readOptions(plan.options);
  if (!read.ok) throw new Error(read.problem);
  const dice = openDice(freshChance(seedFrom("meanwhile")));
  const all = [...moves];
  let { state } = beginChecked(GAME, read.value, plan.seed);
  for (let nth = 0; nth < all.length || state.round < round; nth += 1) {
    const move = all[nth] ?? anyMove(state, dice);
    all[nth] = move;
    const applied = GAME.apply(state, move.seat, move.action);
    if (!applied.ok) throw new Error(applied.reason);
    state = applied.state;
  }
  return all;
}

function anyMove(state: State, dice: Dice): Move<Action> {
  const [seat] = GAME.pending(state);
  if (seat === undefined) throw new Error("the game is over");
  return { seat, action: anyOf(GAME.legal(state, seat), dice) };
}

const anyOf = (legal: readonly Action[], dice: Dice): Action =>
  pickByKind(
    legal.filter((action) => !GAME.takesBack(action)),
    dice,
  );
