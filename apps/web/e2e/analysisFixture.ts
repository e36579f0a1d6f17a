import type { Report } from "@harbor/bots";
import { fingerprint, readReplay } from "@harbor/kit";
import type { Page } from "@playwright/test";
import { BOTS } from "../src/bots/registry.ts";
import { keep, type Recorded } from "./recordings.ts";

const HASTE = { line: 8, finer: 2, lessons: 20, worlds: 1, weighing: 4800, pairs: 80 };

type Kept = { readonly id: string; readonly report: Report<{ readonly type: string }> };
const made = new Map<string, Kept>();

/** A quick analysis of a recorded game, made once for all tests. */
export function analysisOf({ file }: Recorded): Kept {
  const known = made.get(file);
  if (known !== undefined) return known;
  const replay = readReplay(file);
  if (!replay.ok) throw new Error(replay.problem);
  const bots = BOTS.find(({ game }) => game === replay.value.game);
  const opened = bots?.signOn(replay.value)?.lookBack?.(replay.value, { effort: HASTE });
  if (opened?.ok !== true) throw new Error("no bots analyse this game");
  while (opened.value.work());
  const kept = { id: fingerprint(replay.value), report: opened.value.report() };
  made.set(file, kept);
  return kept;
}

/** Stores a finished game and its analysis in the page's browser. */
export async function keepAnalysed(page: Page, id: string, game: Recorded): Promise<Kept["report"]> {
  const { report, id: key } = analysisOf(game);
  await keep(page, id, game);
  const entry = { id: key, form: 1, report, seconds: 21 };
  await page.evaluate((text) => localStorage.setItem("harbor:analyses", text), JSON.stringify([entry]));
  return report;
}
