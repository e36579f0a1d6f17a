import { bremerhaven, type State } from "@harbor/bremerhaven";
import { TEXTS } from "@harbor/bremerhaven/texts";
import { readReplay, type Score, verifyReplay } from "@harbor/kit";
import type { Page } from "@playwright/test";

/** A seat's line in the final ranking, best first. */
export type Row = {
  readonly place: number;
  readonly rank: string;
  readonly money: number;
  readonly prestige: number;
  readonly score: number;
};

/** The final ranking as a page shows it. */
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

/** The same ranking from the engine. */
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

/** The final state of a finished game, replayed from its file. */
export function replayed(file: string): State {
  const read = readReplay(file);
  if (!read.ok) throw new Error(read.problem);
  const verified = verifyReplay(bremerhaven, read.value);
  if (!verified.ok) throw new Error(verified.problem);
  return verified.value;
}

/** The final state of the game that ended in this page, replayed from its stored file. */
export async function lastStateIn(page: Page): Promise<State> {
  const file = await page.evaluate(() => {
    const kept = Object.keys(localStorage).find((key) => key.startsWith("harbor:finished:"));
    return kept === undefined ? null : localStorage.getItem(kept);
  });
  if (file === null) throw new Error("no game is stored");
  return replayed(file);
}
