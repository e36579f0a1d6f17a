import { Poster } from "@harbor/meuterer-pictures/poster";
import { Logo, SEAT_COLORS, SeatSign } from "@harbor/meuterer-pictures/signs";
import "@harbor/meuterer-pictures/palette.css";
import "@harbor/meuterer-pictures/contrast.css";
import type { GameManifest } from "@harbor/ui";
import { createElement } from "react";
import { PAGE_TEXTS } from "./pageTexts.ts";
import { BotPortrait } from "./people/BotPortrait.tsx";
import { ADVISER, BOT_FACES } from "./people/botFaces.ts";

const BOARD_TEXTS = {
  en: async () => (await import("./texts/en.ts")).EN,
  de: async () => (await import("./texts/de.ts")).DE,
  fr: async () => (await import("./texts/fr.ts")).FR,
} as const;

/** Everything the first page needs; boards and rules are loaded when a table opens. */
export const meuterer: GameManifest = {
  id: "meuterer",
  title: "Meuterer",
  texts: PAGE_TEXTS,
  mostSeats: 4,
  bots: BOT_FACES,
  BotPortrait,
  adviser: ADVISER.id,
  againstBots: { mode: "plain", opponents: [2, 3] },
  firstTable: { mode: "plain", seats: 4 },
  Poster,
  Logo,
  Sign: ({ color, ...rest }) => createElement(SeatSign, { seat: color, ...rest }),
  inkOf: (color) => SEAT_COLORS[color]?.color ?? "currentColor",
  loadTexts: (language) => BOARD_TEXTS[language](),
  load: async () => (await import("./client.tsx")).client,
  loadLessons: async () => (await import("./lessons/index.tsx")).LESSONS,
  loadRules: async (language, lists) => (await import("./rules/ruleBook.tsx")).openRules(language, lists),
};
