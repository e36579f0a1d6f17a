import type { AnyStage, Language, RuleBook } from "@harbor/face";
import { FACE } from "./games.ts";
import { learnTexts } from "./i18n.ts";

let stage: Promise<AnyStage> | undefined;
const rules = new Map<Language, Promise<RuleBook>>();

/** The game itself, loaded once when the first table is opened. */
export function loadStage(): Promise<AnyStage> {
  stage ??= FACE.load().then((loaded) => {
    learnTexts(loaded);
    return loaded;
  });
  return stage;
}

export function loadRules(language: Language): Promise<RuleBook> {
  const known = rules.get(language);
  if (known !== undefined) return known;
  const loading = Promise.all([FACE.loadRules(language), loadStage()]).then(([book]) => book);
  rules.set(language, loading);
  return loading;
}
