import { type AnalysisWish, effortOf, type Mistake, type Report, type TurningPoint } from "@harbor/bots";
import type { Replay } from "@harbor/kit";
import { BadInput } from "./command.ts";
import { type AnyAction, type AnyGame, crewOf } from "./games.ts";
import { textTable } from "./table.ts";

export type AnalysisFlags = { readonly effort: string; readonly seed: string | undefined };

const LEAST_EFFORT = 0.01;
const MOST_EFFORT = 100;

/** Analyzes a verified game and reports its progress. */
export function analyse(
  game: AnyGame,
  replay: Replay,
  { effort, seed }: AnalysisFlags,
  tell: (progress: number) => void,
): Report<AnyAction> {
  const times = /^\d+(\.\d+)?$/.test(effort) ? Number(effort) : Number.NaN;
  if (!(times >= LEAST_EFFORT && times <= MOST_EFFORT))
    throw new BadInput(`--effort must be a number from ${LEAST_EFFORT} to ${MOST_EFFORT}, not "${effort}"`);
  const lookBack = crewOf(game)?.lookBack;
  if (lookBack === undefined)
    throw new BadInput(`the bots of "${game.id}" cannot analyze games with these rules and cards`);
  const wish: AnalysisWish<AnyAction> = { effort: effortOf(times), seed };
  const opened = lookBack(replay, wish);
  if (!opened.ok) throw new BadInput(opened.problem);
  while (opened.value.work()) tell(opened.value.report().progress);
  tell(1);
  return opened.value.report();
}

/** The findings as text for a terminal. */
export function analysisSheet(report: Report<AnyAction>, { names }: Replay, seconds: number): string {
  const nameOf = (seat: number) => names?.[seat] ?? `seat ${seat}`;
  const figure = (value: number) => (report.alone ? `${Math.round(value)}` : `${Math.round(100 * value)} %`);
  const seats = report.standings[0]?.values.map((_, seat) => seat) ?? [];
  const line = textTable(
    ["round", "part", "action", ...seats.map(nameOf)],
    report.standings.map(({ round, chapter, step, values, doubts }) => [
      round,
      chapter,
      step,
      ...seats.map((seat) => `${figure(values[seat] ?? 0)} ± ${figure(doubts[seat] ?? 0)}`),
    ]),
  );
  const mistakes = report.mistakes.map((one) => mistakeLine(one, nameOf, figure));
  const turns = report.turns.map((one) => turnLine(one, nameOf, figure));
  return [
    report.alone ? "expected score" : "chances to win",
    line,
    "",
    "costliest decisions",
    ...(mistakes.length > 0 ? mistakes : ["none beyond what luck explains"]),
    "",
    "turning points",
    ...(turns.length > 0 ? turns : ["none beyond what luck explains"]),
    "",
    `${report.decisions} decisions, ${report.playouts} playouts in ${seconds.toFixed(1)} s`,
  ].join("\n");
}

type Figure = (value: number) => string;
type Name = (seat: number) => string;

function mistakeLine(
  { step, round, seat, done, better, why, cost, doubt }: Mistake<AnyAction>,
  nameOf: Name,
  figure: Figure,
) {
  const reasons = Object.entries(why.values).map(([key, value]) => ` ${key} ${value}`);
  const told = `${nameOf(seat)}: ${wordsOf(done)}, better ${wordsOf(better)} (${why.kind}${reasons.join()})`;
  return `round ${round}, action ${step + 1}: ${figure(cost)} ± ${figure(doubt)}  ${told}`;
}

function turnLine({ step, round, chapter, seat, before, after }: TurningPoint, nameOf: Name, figure: Figure) {
  return `round ${round}, ${chapter}, action ${step + 1}: ${nameOf(seat)} ${figure(before)} to ${figure(after)}`;
}

function wordsOf(actions: readonly AnyAction[]): string {
  return actions.map((action) => Object.values(action).join(" ")).join("; ");
}
