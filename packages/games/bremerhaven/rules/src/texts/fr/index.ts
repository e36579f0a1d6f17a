import type { Texts } from "../texts.ts";
import { EFFECTS } from "./effects.ts";
import { NAMES } from "./names.ts";
import { REFUSALS } from "./refusals.ts";
import { WORDS } from "./words.ts";

export const FR: Texts = { language: "fr", names: NAMES, ...EFFECTS, ...WORDS, reasons: REFUSALS };
