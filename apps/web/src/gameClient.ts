import type { AnyGameClient, GameManifest, Language, RuleBook } from "@harbor/ui";
import { learnTexts } from "./i18n.ts";

const clients = new Map<string, Promise<AnyGameClient>>();
const rules = new Map<string, Promise<RuleBook>>();

/** Loads a game's client, once. */
export function loadClient(manifest: GameManifest): Promise<AnyGameClient> {
  const known = clients.get(manifest.id);
  if (known !== undefined) return known;
  const loading = manifest.load().then((loaded) => {
    learnTexts(loaded);
    return loaded;
  });
  clients.set(manifest.id, loading);
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
