import { type AnyGame, gameNamed } from "./games.ts";
import { Recent } from "./recent.ts";
import type { Store } from "./store/store.ts";

const MOST_KEPT = 50;

/** The rules and cards that a table began with. */
type Begun = { readonly rules: string; readonly cards: string };

/** Games by name and, for older tables, by the rules and cards they began with. */
export class GameRegistry {
  readonly #store: Store;
  readonly #kept = new Recent<string, AnyGame>(MOST_KEPT);

  constructor(store: Store) {
    this.#store = store;
  }

  /** Whether it can be found without asking the store. */
  hasAtHand(id: string, cards?: string): boolean {
    const game = gameNamed(id);
    if (game === undefined || cards === undefined || cards === game.cards) return true;
    return this.#kept.get(keyOf(id, { rules: game.rules, cards })) !== undefined;
  }

  /** The game as it is played today, or as it was when a table began. */
  async find(id: string, cards?: string, begun?: Begun): Promise<AnyGame | undefined> {
    const game = gameNamed(id);
    if (game === undefined) return undefined;
    const { rules, cards: hash } = begun ?? { rules: game.rules, cards: cards ?? game.cards };
    if (rules === game.rules && hash === game.cards) return game;
    const key = keyOf(id, { rules, cards: hash });
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const stored = await this.#store.cards(hash);
    const edition = game.edition({ rules, cards: hash, ...(stored?.game === id && { cardLists: stored.lists }) });
    if (edition !== undefined) this.#kept.keep(key, edition);
    return edition;
  }
}

function keyOf(id: string, { rules, cards }: Begun): string {
  return `${id} ${rules} ${cards}`;
}
