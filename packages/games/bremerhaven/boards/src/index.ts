import { HomePoster } from "@harbor/bremerhaven-pictures/home";
import { Logo } from "@harbor/bremerhaven-pictures/icons";
import "@harbor/bremerhaven-pictures/palette.css";
import { playerColors } from "@harbor/bremerhaven-pictures/pieces";
import type { Face } from "@harbor/face";
import { BotPortrait } from "./people/BotPortrait.tsx";
import { ADVISER, BOT_FACES } from "./people/botFaces.ts";
import { Sign } from "./Sign.tsx";

/** What the first page needs; boards, rules and card pictures come when a table is opened. */
export const bremerhaven: Face = {
  id: "bremerhaven",
  title: "Bremerhaven",
  soloMode: "solo",
  bots: BOT_FACES,
  BotPortrait,
  adviser: ADVISER.id,
  botsMode: "short",
  Poster: HomePoster,
  Logo,
  Sign,
  inkOf: (color) => playerColors[color].color,
  load: async () => (await import("./stage.tsx")).stage,
  loadRules: async (language, cardLists) => (await import("./rules/ruleBook.tsx")).openRules(language, cardLists),
};
