import { bremerhaven, type State } from "@harbor/bremerhaven";
import { freshChance, type Move, openDice, pickByKind, seedFrom } from "@harbor/kit";

/** A saved game, as the browser keeps it. */
type LastBid = {
  readonly key: string;
  readonly saved: unknown;
};

const CARDS_BID = 19;
const NAMES = ["Ada", "Ben", "Cleo", "Dora"] as const;
const MOST_SEEDS = 200;

/**
 * A game of one person and three bots in which the person is about to lay the last card of a round: with it the whole
 * reveal begins. The same for ever, as the seed is.
 */
export function beforeLastBid(round: number, wanted: (state: State) => boolean = () => true): LastBid {
  for (let nth = 0; nth < MOST_SEEDS; nth += 1) {
    const found = playUntil(nth, (state) => {
      const { bids, waiting } = state;
      return state.round === round && bids.length === CARDS_BID && waiting.includes(0) && wanted(state);
    });
    if (found !== undefined) return found;
  }
  throw new Error("no seed leads to such a game");
}

function playUntil(nth: number, isThere: (state: State) => boolean): LastBid | undefined {
  const seed = seedFrom(`last bid ${nth}`);
  const read = bremerhaven.readOptions({ mode: "long", seats: NAMES.length });
  if (!read.ok) throw new Error(read.problem);
  const options = bremerhaven.withChoices(read.value, []);
  const dice = openDice(freshChance(seed));
  const moves: Move<unknown>[] = [];
  let { state } = bremerhaven.begin(options, seed);
  for (;;) {
    if (isThere(state)) break;
    const [seat] = bremerhaven.pending(state);
    if (seat === undefined) return undefined;
    const legal = bremerhaven.legal(state, seat).filter(({ type }) => type !== "undo");
    const busy = legal.filter(({ type }) => type !== "pass" && type !== "refuse" && type !== "done");
    const action = pickByKind(busy.length > 0 && dice.below(5) > 0 ? busy : legal, dice);
    const applied = bremerhaven.apply(state, seat, action);
    if (!applied.ok) throw new Error(applied.reason);
    state = applied.state;
    moves.push({ seat, action });
  }
  const people = NAMES.map((name, color) => ({ name, color, kind: color === 0 ? "person" : "bot" }));
  const { id: game, rules } = bremerhaven;
  const plan = { kind: "hotseat", game, rules, mode: "long", options, seed, people };
  return { key: "harbor:local:hotseat", saved: { plan, moves } };
}
