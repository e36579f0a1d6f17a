import type { Action, View } from "@harbor/meuterer";
import { ShipsCook } from "@harbor/meuterer-pictures/ships-cook";
import type { Lessons } from "@harbor/ui";
import { FIRST_ROUND } from "./firstRound.ts";
import { PUZZLES } from "./puzzles.ts";
import { LESSON_SET } from "./scene.ts";
import { STOPPING } from "./stopping.ts";
import { DE } from "./texts/de.ts";
import { EN } from "./texts/en.ts";
import { FR } from "./texts/fr.ts";

export const LESSONS: Lessons<Action, View> = {
  lessons: [FIRST_ROUND, STOPPING, ...PUZZLES],
  cards: LESSON_SET.lists,
  texts: { en: EN, de: DE, fr: FR },
  Teacher: ShipsCook,
};
