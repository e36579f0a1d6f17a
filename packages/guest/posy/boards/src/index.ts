import type { GameManifest } from "@harbor/ui";
import { inkOf, Logo, Poster, Sign } from "./look.tsx";
import { PAGE_TEXTS } from "./words.ts";

const bot = (id: string, name: string, strength: "deckhand" | "mate" | "captain") => ({
  id,
  name,
  strength,
  temper: { en: "Ties the best row in hand.", de: "Bindet die beste Reihe.", fr: "Noue le meilleur bouquet." },
});

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
  load: async () => (await import("./client.tsx")).client,
  loadRules: async () => (await import("./rules.tsx")).RULES,
};
