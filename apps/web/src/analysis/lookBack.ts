import { type Crew, EFFORT, type Effort } from "@harbor/bots";
import type { AnyAction } from "@harbor/ui";
import type { AnalysisNews, AnalysisRequest } from "./request.ts";

/** How often the page gets news. */
const NEWS_EVERY_MS = 400;

/** Analyses a whole game, and reports its findings on the way. To stop it, end the worker. */
export function lookBack(
  crew: Crew<unknown, AnyAction> | undefined,
  { replay, known }: AnalysisRequest,
  tell: (news: AnalysisNews) => void,
  effort: Effort = EFFORT,
  clock: () => number = () => performance.now(),
): void {
  const opened = crew?.lookBack?.(replay, { effort, known });
  if (opened?.ok !== true) {
    tell({ is: "refused" });
    return;
  }
  const analysis = opened.value;
  const started = clock();
  let told = started;
  const news = (): AnalysisNews => ({
    is: "found",
    report: analysis.report(),
    ledger: analysis.ledger(),
    seconds: (clock() - started) / 1000,
  });
  while (analysis.work()) {
    if (clock() - told < NEWS_EVERY_MS) continue;
    tell(news());
    told = clock();
  }
  tell(news());
}
