import type { Action, View } from "@harbor/bremerhaven";
import { HarborMaster } from "@harbor/bremerhaven-pictures/harbor-master";
import type { Lessons } from "@harbor/ui";
import { BIDDING } from "./bidding.ts";
import { FIRST_ROUND } from "./firstRound.ts";
import { PUZZLES } from "./puzzles.ts";
import { DE } from "./texts/de.ts";
import { EN } from "./texts/en.ts";
import { FR } from "./texts/fr.ts";

export const LESSONS: Lessons<Action, View> = {
  lessons: [FIRST_ROUND, BIDDING, ...PUZZLES],
  texts: { en: EN, de: DE, fr: FR },
  Teacher: HarborMaster,
};
