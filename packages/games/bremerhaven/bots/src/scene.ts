import type {
  BoardSpot,
  BuildingId,
  ContractId,
  Harbor,
  Mode,
  PriceId,
  SeenBid,
  SeenWork,
  ShipId,
  State,
  StepId,
  View,
} from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";

export type SeenSeat = {
  readonly money: number;
  readonly bank: number;
  readonly prestige: number;
  readonly raises: number;
  readonly raised: boolean;
  readonly yard: readonly BuildingId[];
  readonly harbor: Harbor;
};

/**
 * What everybody at the table sees: the part that views and states share, so that deciding bots and the quick players
 * of playouts use the same code. It contains nothing hidden.
 */
export type Scene = {
  readonly options: { readonly mode: Mode; readonly seats: number };
  readonly round: number;
  readonly track: number;
  readonly step: StepId;
  readonly place: number;
  readonly permits: readonly number[];
  readonly ladder: readonly Seat[];
  readonly players: readonly SeenSeat[];
  readonly dummy?: { readonly raises: number } | undefined;
  /** With the card, if it is open or the viewer's own. */
  readonly bids: readonly SeenBid[];
  /** What each seat has done in this harbor phase. */
  readonly work: readonly SeenWork[];
  readonly sea: readonly BoardSpot<ShipId>[];
  readonly land: readonly BoardSpot<ContractId>[];
  readonly building?: BuildingId;
  readonly price?: PriceId;
};

export function sceneOfView(view: View): Scene {
  return view;
}

/** The scene as a seat sees it in an imagined state: without the cards of the others' bids while they are secret. */
export function sceneOfState(state: State, seat: Seat): Scene {
  const building = state.decks.buildings[0];
  const price = state.decks.prices[0];
  const bids =
    state.step === "bidding"
      ? state.bids.map((bid): SeenBid => (bid.seat === seat ? bid : { seat: bid.seat, slot: bid.slot }))
      : state.bids;
  return { ...state, bids, ...(building !== undefined && { building }), ...(price !== undefined && { price }) };
}

const LONG_STRIDE = 1.56;
const SHORT_STRIDE = 2;

/** An estimate of the remaining harbor phases. */
export function phasesLeft(scene: Pick<Scene, "options" | "track" | "step">): number {
  const stride = scene.options.mode === "long" ? LONG_STRIDE : SHORT_STRIDE;
  const rounds = Math.max(1, Math.ceil(scene.track / stride));
  return isAfterHarbor(scene.step) ? rounds - 1 : rounds;
}

function isAfterHarbor(step: StepId): boolean {
  return step === "newspaper" || step === "progress" || step === "cleanup" || step === "ending";
}
