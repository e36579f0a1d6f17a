import type { AnyStage, RuleBook } from "@harbor/face";
import { FACE } from "./games.ts";
import { learnTexts } from "./i18n.ts";

let stage: Promise<AnyStage> | undefined;
let rules: Promise<RuleBook> | undefined;

/** The game itself, loaded once when the first table is opened. */
export function loadStage(): Promise<AnyStage> {
  stage ??= FACE.load().then((loaded) => {
    learnTexts(loaded);
    return loaded;
  });
  return stage;
}

export function loadRules(): Promise<RuleBook> {
  rules ??= Promise.all([FACE.loadRules(), loadStage()]).then(([book]) => book);
  return rules;
}
