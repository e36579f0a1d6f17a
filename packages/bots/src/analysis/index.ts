export { type Analysis, openAnalysis } from "./analysis.ts";
export type { Course, Hindsight, PlayedRules, Told, Ways } from "./hindsight.ts";
export { EFFORT, type Effort, effortOf, type Ledger } from "./ledger.ts";
export { type AnalysisWish, lookBack } from "./lookBack.ts";
export type { Mistake, Report, Standing, TurningPoint } from "./report.ts";
