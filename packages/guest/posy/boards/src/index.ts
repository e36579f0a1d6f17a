import type { GameManifest } from "@harbor/ui";
import { inkOf, Logo, Poster, Sign } from "./look.tsx";
import { PAGE_TEXTS } from "./words.ts";

const bot = (id: string, name: string, strength: "deckhand" | "mate" | "captain") => ({
  id,
  name,
  strength,
  temper: { en: "Ties the best row in hand.", de: "Bindet die beste Reihe.", fr: "Noue le meilleur bouquet." },
});

const TEXTS = {
  en: async () => (await import("./texts/en.ts")).EN,
  de: async () => (await import("./texts/de.ts")).DE,
  fr: async () => (await import("./texts/fr.ts")).FR,
} as const;

export const posy: GameManifest = {
  id: "posy",
  title: "Posy",
  texts: PAGE_TEXTS,
  mostSeats: 5,
  bots: [
    bot("fern", "Fern", "mate"),
    bot("iris", "Iris", "deckhand"),
    bot("basil", "Basil", "captain"),
    bot("olive", "Olive", "mate"),
  ],
  againstBots: { mode: "garden", opponents: [1, 2, 3, 4] },
  Poster,
  Logo,
  Sign,
  inkOf,
  loadTexts: (language) => TEXTS[language](),
  load: async () => (await import("./client.tsx")).client,
  loadRules: async () => (await import("./rules.tsx")).RULES,
};
