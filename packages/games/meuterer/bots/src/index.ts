export { WHYS } from "./advice.ts";
export * from "./crew.ts";
export { CHAPTERS, type Chapter } from "./hindsight.ts";
export * from "./persons.ts";
