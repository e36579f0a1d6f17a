import { HomePoster } from "@harbor/bremerhaven-pictures/home";
import { Logo } from "@harbor/bremerhaven-pictures/icons";
import "@harbor/bremerhaven-pictures/palette.css";
import "@harbor/bremerhaven-pictures/contrast.css";
import type { GameManifest } from "@harbor/ui";
import { EXPECTATIONS } from "./expectations.ts";
import { PAGE_TEXTS } from "./pageTexts.ts";
import { BotPortrait } from "./people/BotPortrait.tsx";
import { ADVISER, BOT_FACES } from "./people/botFaces.ts";
import { MOST_COLORS, playerLook } from "./playerLook.ts";
import { CONFIRM_BIDS } from "./preferences.ts";
import { Sign } from "./Sign.tsx";

const BOARD_TEXTS = {
  en: async () => (await import("./texts/en.ts")).EN,
  de: async () => (await import("./texts/de.ts")).DE,
  fr: async () => (await import("./texts/fr.ts")).FR,
} as const;

/** Everything the start page needs; boards, rules and card pictures load when a table opens. */
export const bremerhaven: GameManifest = {
  id: "bremerhaven",
  title: "Bremerhaven",
  texts: PAGE_TEXTS,
  mostSeats: MOST_COLORS,
  preferences: [
    {
      id: CONFIRM_BIDS,
      label: {
        en: "Confirm each bid with a second tap",
        de: "Jedes Gebot mit zweitem Tippen bestätigen",
        fr: "Confirmer chaque enchère par un second appui",
      },
    },
  ],
  firstTable: { mode: "short", seats: 2 },
  expectations: EXPECTATIONS,
  soloMode: "solo",
  bots: BOT_FACES,
  BotPortrait,
  adviser: ADVISER.id,
  againstBots: { mode: "short", opponents: [1, 2, 3] },
  Poster: HomePoster,
  Logo,
  Sign,
  inkOf: (color) => playerLook(color).color.color,
  loadTexts: (language) => BOARD_TEXTS[language](),
  load: async () => (await import("./client.tsx")).client,
  loadLessons: async () => (await import("./lessons/index.tsx")).LESSONS,
  loadRules: async (language, cardLists) => (await import("./rules/ruleBook.tsx")).openRules(language, cardLists),
};
