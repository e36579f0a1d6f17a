export { WHYS } from "./advice.ts";
export * from "./crew.ts";
export * from "./persons.ts";
