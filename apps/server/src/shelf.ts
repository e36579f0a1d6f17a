import { type AnyGame, gameNamed } from "./games.ts";
import type { Store } from "./store/store.ts";

const MOST_KEPT = 50;

/** Games by their name and, where people brought their own, by their cards. */
export class GameShelf {
  readonly #store: Store;
  readonly #kept = new Map<string, AnyGame>();

  constructor(store: Store) {
    this.#store = store;
  }

  async find(id: string, cards?: string): Promise<AnyGame | undefined> {
    const game = gameNamed(id);
    if (game === undefined || cards === undefined || cards === game.cards) return game;
    const kept = this.#kept.get(cards);
    if (kept !== undefined) return kept.id === id ? kept : undefined;
    const stored = await this.#store.cards(cards);
    if (stored === undefined || stored.game !== id) return undefined;
    const read = game.withCards(stored.lists);
    if (!read.ok) return undefined;
    this.#kept.set(cards, read.value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return read.value;
  }
}
