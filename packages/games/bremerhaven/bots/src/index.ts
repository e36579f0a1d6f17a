export { WHYS } from "./advice.ts";
export * from "./captain.ts";
export * from "./crew.ts";
export * from "./harborPlan.ts";
export * from "./judgement.ts";
export * from "./mate.ts";
export type { Temper } from "./mind.ts";
export * from "./persons.ts";
export * from "./standIn.ts";
