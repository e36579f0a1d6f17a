import {
  type Action,
  type Bremerhaven,
  DOCKS,
  dockAt,
  type Good,
  LOADING_DOCKS,
  loadingDockAt,
  openSymbols,
  type Place,
  SPACES,
  type State,
  spaceAt,
} from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import type { Played } from "../surroundings.ts";
import { throughSpace } from "./meaning.ts";

type Rules = Pick<Played, "game" | "cards">;

const MOST_STEPS = 60;

/**
 * The obvious work of a harbor phase: contracts are filled, the ones due first before the others, and what is left on
 * the ships goes to the spaces that are free. It never produces, packs, or takes a wild symbol from a good that an own
 * symbol waits for elsewhere.
 */
export function loadWhatFits(played: Rules, start: State, seat: Seat): readonly Action[] {
  const { game } = played;
  const actions: Action[] = [];
  let state = start;
  function perform(steps: readonly Action[]): void {
    for (const step of steps) {
      const applied = game.apply(state, seat, step);
      if (!applied.ok) return;
      state = applied.state;
      actions.push(step);
    }
  }
  while (actions.length < MOST_STEPS) {
    const delivery = nextDelivery(played, state, seat);
    if (delivery === undefined) break;
    const before = actions.length;
    perform(delivery);
    if (actions.length === before) break;
  }
  while (actions.length < MOST_STEPS) {
    const landing = nextLanding(game, state, seat);
    if (landing === undefined) break;
    perform([landing]);
  }
  return actions;
}

function nextDelivery({ game, cards }: Rules, state: State, seat: Seat): readonly Action[] | undefined {
  const harbor = state.players[seat]?.harbor;
  if (harbor === undefined) return undefined;
  const waiting = LOADING_DOCKS.flatMap((dock) => {
    const { laid } = loadingDockAt(harbor, dock);
    return laid === undefined ? [] : [{ dock, laid, open: openSymbols(cards.contract(laid.contract), laid.delivered) }];
  }).toSorted((one, other) => one.laid.markers - other.laid.markers);
  for (const symbol of ["own", "wild"] as const) {
    for (const { dock, open } of waiting) {
      for (const { good, from } of goodsAt(state, seat)) {
        if (symbol === "own" ? open[good] === 0 : open.wild === 0) continue;
        const wantedElsewhere = waiting.some((other) => other.dock !== dock && other.open[good] > 0);
        if (symbol === "wild" && wantedElsewhere) continue;
        const to: Place = `contract:${dock}`;
        const steps: readonly Action[] | undefined = from.startsWith("dock")
          ? throughSpace(game, state, seat, good, from, to)
          : [{ type: "move", good, from, to }];
        const [first] = steps ?? [];
        if (steps !== undefined && first !== undefined && game.apply(state, seat, first).ok) return steps;
      }
    }
  }
  return undefined;
}

/** A good on board of a ship that a space has room for: a space with a crate first, so that crates are stacked. */
function nextLanding(game: Bremerhaven, state: State, seat: Seat): Action | undefined {
  const moves = game
    .legal(state, seat)
    .filter((action) => action.type === "move" && action.from.startsWith("dock") && action.to.startsWith("space"));
  const harbor = state.players[seat]?.harbor;
  return moves.toSorted((one, other) => roomOf(other) - roomOf(one))[0];

  function roomOf(action: Action): number {
    if (action.type !== "move" || harbor === undefined) return 0;
    const space = SPACES.find((number) => action.to === `space:${number}`);
    if (space === undefined) return 0;
    const { building, goods } = spaceAt(harbor, space);
    return (building === undefined ? 0 : 2) + (goods.length > 0 ? 1 : 0);
  }
}

type There = { readonly good: Good; readonly from: Place };

function goodsAt(state: State, seat: Seat): There[] {
  const harbor = state.players[seat]?.harbor;
  if (harbor === undefined) return [];
  const ashore = SPACES.flatMap((space) =>
    spaceAt(harbor, space).goods.map((good): There => ({ good, from: `space:${space}` })),
  );
  const aboard = DOCKS.flatMap((dock): There[] => {
    const { berthed } = dockAt(harbor, dock);
    return berthed === undefined || berthed.goods === 0 ? [] : [{ good: berthed.cargo, from: `dock:${dock}` }];
  });
  return [...ashore, ...aboard];
}
