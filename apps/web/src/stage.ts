import type { AnyStage, Language, RuleBook } from "@harbor/face";
import { FACE } from "./games.ts";
import { learnTexts } from "./i18n.ts";

let stage: Promise<AnyStage> | undefined;
const rules = new Map<string, Promise<RuleBook>>();

/** The game itself, loaded once when the first table is opened. */
export function loadStage(): Promise<AnyStage> {
  stage ??= FACE.load().then((loaded) => {
    learnTexts(loaded);
    return loaded;
  });
  return stage;
}

/** The rules, with the cards of a stage in the gallery, or else the game's own. */
export function loadRules(language: Language, { game }: Partial<Pick<AnyStage, "game">> = {}): Promise<RuleBook> {
  const book = `${language} ${game?.cardLists === undefined ? "" : game.cards}`;
  const known = rules.get(book);
  if (known !== undefined) return known;
  const loading = Promise.all([FACE.loadRules(language, game?.cardLists), loadStage()]).then(([book]) => book);
  rules.set(book, loading);
  return loading;
}
