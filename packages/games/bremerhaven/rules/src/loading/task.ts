import type { HarborAction } from "../actions.ts";
import { SHORT_PROGRESS } from "../board.ts";
import type { CardSet } from "../cards/cardSet.ts";
import type { PriceCard } from "../cards/schema.ts";
import type { HarborSide, Player, State } from "../state.ts";

/** The task of bringing a harbor's goods to where they are worth most, with everything it depends on. */
export type LoadingTask = {
  readonly cards: CardSet;
  readonly side: HarborSide;
  /** The steps taken in this phase so far: the first one that is not production ends production. */
  readonly taken: readonly HarborAction[];
  /** Earlier steps that must stay; absent if everything may be moved again. */
  readonly kept?: readonly HarborAction[];
  readonly prices: PriceCard["prices"];
  /** The assumed worth of a point of prestige, in coins. */
  readonly starWorth: number;
  /** The game ends with this evening: every contract is settled, and goods left over are worth nothing. */
  readonly isLast: boolean;
};

type Seen = Pick<State, "decks" | "players" | "work" | "track" | "options">;

/** The task of a player who works in the harbor now; undefined without a price card, since then nothing has a price. */
export function loadingTask(cards: CardSet, state: Seen, seat: number): LoadingTask | undefined {
  const top = state.decks.prices[0];
  const player = state.players[seat];
  if (top === undefined || player === undefined) return undefined;
  const { money, bank, harbor } = player;
  return {
    cards,
    side: { money, bank, harbor },
    taken: state.work[seat]?.steps ?? [],
    prices: cards.price(top).prices,
    starWorth: starWorthOf(player),
    isLast: endsTonight(state),
  };
}

const LEAST_STAR_WORTH = 2;
const MOST_STAR_WORTH = 6;

/** The score is money times prestige, so one more star is worth the current money per star. */
function starWorthOf({ money, bank, prestige }: Pick<Player, "money" | "bank" | "prestige">): number {
  return Math.min(MOST_STAR_WORTH, Math.max(LEAST_STAR_WORTH, (money + bank) / Math.max(1, prestige)));
}

/**
 * Whether the token certainly arrives this evening. In the long game the next newspaper is unknown and moves it by 1 or
 * 2.
 */
function endsTonight({ track, options }: Pick<State, "track" | "options">): boolean {
  return track <= (options.mode === "long" ? 1 : SHORT_PROGRESS);
}
