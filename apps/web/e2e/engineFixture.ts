import { bremerhaven, type State } from "@harbor/bremerhaven";
import { TEXTS } from "@harbor/bremerhaven/texts";
import { readReplay, type Score, verifyReplay } from "@harbor/kit";
import type { Page } from "@playwright/test";

/** What the end table has to show of each seat, best first. */
export type Row = {
  readonly place: number;
  readonly rank: string;
  readonly money: number;
  readonly prestige: number;
  readonly score: number;
};

/** The end table as a page shows it. */
export function rowsOn(page: Page): Promise<readonly Row[]> {
  return page
    .locator(".end-table tbody")
    .first()
    .locator("tr")
    .evaluateAll((rows) =>
      rows.map((row) => {
        const cells = [...row.querySelectorAll("td")];
        const [place, , money, prestige, score] = cells.map((cell) => Number.parseInt(cell.textContent, 10));
        return {
          place: place ?? -1,
          rank: cells[1]?.querySelector("title")?.textContent ?? cells[1]?.querySelector("svg")?.ariaLabel ?? "",
          money: money ?? -1,
          prestige: prestige ?? -1,
          score: score ?? -1,
        };
      }),
    );
}

/** The same table by the engine. */
export function rowsOf(state: State): readonly Row[] {
  const scores: readonly Score[] = bremerhaven.scores(state) ?? [];
  return scores.map(({ seat, place, score, parts }) => {
    const rank = ([1, 2, 3, 4] as const)[state.ladder.indexOf(seat)];
    return {
      place,
      rank: rank === undefined ? "" : TEXTS.en.ranks[rank],
      money: parts.money ?? -1,
      prestige: parts.prestige ?? -1,
      score,
    };
  });
}

/** The last state of a finished game, played again from its file. */
export function replayed(file: string): State {
  const read = readReplay(file);
  if (!read.ok) throw new Error(read.problem);
  const verified = verifyReplay(bremerhaven, read.value);
  if (!verified.ok) throw new Error(verified.problem);
  return verified.value;
}

type Saved = { readonly plan: { readonly options: unknown; readonly seed: string }; readonly moves: readonly Move[] };
type Move = { readonly seat: number; readonly action: unknown };

/** Lets a page remember what it saved last of a game that is played in it; a finished one is not kept. */
export async function rememberSaves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, key, value);
      if (key.startsWith("harbor:local:")) setItem.call(sessionStorage, "saved", value);
    };
  });
}

/** The last state of a game that was played in a page, from its last save; what ended it was the end of the work. */
export async function lastStateIn(page: Page): Promise<State> {
  const { plan, moves }: Saved = JSON.parse(await page.evaluate(() => sessionStorage.getItem("saved") ?? ""));
  const options = bremerhaven.readOptions(plan.options);
  if (!options.ok) throw new Error(options.problem);
  let { state } = bremerhaven.begin(options.value, plan.seed);
  function perform({ seat, action }: Move): void {
    const applied = bremerhaven.apply(state, seat, action);
    if (!applied.ok) throw new Error(`${JSON.stringify(action)} of seat ${seat}: ${applied.reason}`);
    state = applied.state;
  }
  for (const move of moves) perform(move);
  const [last] = bremerhaven.pending(state);
  if (last !== undefined) perform({ seat: last, action: { type: "done" } });
  return state;
}
