export * from "./crew.ts";
export * from "./persons.ts";
