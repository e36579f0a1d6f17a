import type { AnyGameClient, AnyLessons, GameManifest, Language, RuleBook } from "@harbor/ui";
import { learnTexts, lessonTextsOf, loadTexts } from "./i18n.ts";

const clients = new Map<string, Promise<AnyGameClient>>();
const rules = new Map<string, Promise<RuleBook>>();

/** Loads a game's client, once. */
export function loadClient(manifest: GameManifest): Promise<AnyGameClient> {
  const known = clients.get(manifest.id);
  if (known !== undefined) return known;
  const texts = loadTexts(manifest.id, manifest.loadTexts);
  const loading = Promise.all([manifest.load(), texts]).then(([client]) => client);
  clients.set(manifest.id, loading);
  return loading;
}

const lessons = new Map<string, Promise<AnyLessons | undefined>>();

/** Loads a game's lessons, once; undefined if it has none. */
export function loadLessons(manifest: GameManifest): Promise<AnyLessons | undefined> {
  const known = lessons.get(manifest.id);
  if (known !== undefined) return known;
  const loading = Promise.resolve(manifest.loadLessons?.()).then((loaded) => {
    if (loaded !== undefined) learnTexts(lessonTextsOf(manifest), loaded.texts);
    return loaded;
  });
  lessons.set(manifest.id, loading);
  return loading;
}

/** A game's rules; the gallery shows the cards of a client, or else the game's own. */
export function loadRules(
  manifest: GameManifest,
  language: Language,
  { game }: Partial<Pick<AnyGameClient, "game">> = {},
): Promise<RuleBook> {
  const book = `${manifest.id} ${language} ${game?.cardLists === undefined ? "" : game.cards}`;
  const known = rules.get(book);
  if (known !== undefined) return known;
  const loading = Promise.all([manifest.loadRules(language, game?.cardLists), loadClient(manifest)]).then(
    ([book]) => book,
  );
  rules.set(book, loading);
  return loading;
}
