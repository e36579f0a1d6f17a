import type { Luck, QuickPlay } from "@harbor/bots";
import type { Action, Bremerhaven, State } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import { bidsOf, chooseAction, planHarborOf } from "./decide.ts";
import { appraiseAll, type Mind, ownTotals, planRound, seasonFor } from "./mind.ts";
import { sceneOfState } from "./scene.ts";

type Planned = { readonly round: number; readonly actions: Action[] };

/**
 * All seats of one playout, played like Mate but quickly: a round's bids and a harbor phase are planned once and then
 * executed. Each seat uses its own cards and what is public.
 */
export function openQuickPlay(game: Bremerhaven, mind: Mind, luck: Luck): QuickPlay<State, Action> {
  const bids = new Map<Seat, Planned>();
  const works = new Map<Seat, Planned>();

  function planned(plans: Map<Seat, Planned>, state: State, seat: Seat, plan: () => Action[]): Action | undefined {
    const known = plans.get(seat);
    const current = known?.round === state.round ? known : { round: state.round, actions: plan() };
    plans.set(seat, current);
    return current.actions.shift();
  }

  function planBids(state: State, seat: Seat): Action[] {
    const scene = sceneOfState(state, seat);
    const season = seasonFor(mind, scene);
    const hand = state.players[seat]?.hand ?? [];
    const own = { hand, laid: ownTotals(state.bids, seat) };
    return bidsOf(planRound(mind, season, scene, seat, own, appraiseAll(mind, season, scene), luck).plan, luck);
  }

  function planWork(state: State, seat: Seat): Action[] {
    const player = state.players[seat];
    if (player === undefined) return [];
    const moment = { mind, scene: sceneOfState(state, seat), seat, hand: player.hand, luck };
    return [...planHarborOf(moment, player, state.work[seat]?.steps ?? []).steps];
  }

  return (state, seat) => {
    if (state.step === "harbor") return planned(works, state, seat, () => planWork(state, seat)) ?? { type: "done" };
    if (state.step === "bidding") {
      const bid = planned(bids, state, seat, () => planBids(state, seat));
      if (bid !== undefined) return bid;
    }
    const hand = state.players[seat]?.hand ?? [];
    return chooseAction({ mind, scene: sceneOfState(state, seat), seat, hand, luck }, game.legal(state, seat));
  };
}
