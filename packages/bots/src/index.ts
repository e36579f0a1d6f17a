export * from "./analysis/index.ts";
export * from "./balance.ts";
export * from "./bot.ts";
export * from "./flat.ts";
export * from "./gameBots.ts";
export * from "./luck.ts";
export * from "./savvy.ts";
export * from "./search.ts";
