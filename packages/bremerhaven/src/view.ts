import type { Seat, Viewer } from "@harbor/kit";
import type { BuildingId, ContractId, NewspaperId, PriceId, ShipId } from "./cards/cardSet.ts";
import type { BoardSpot, Discards, Harbor, Options, State, Work } from "./state.ts";
import { areRevealed } from "./steps/bidding.ts";
import type { Influence, Slot, StepId } from "./vocabulary.ts";

/** A bid as somebody sees it: the card is there for its owner, and for all once the bids are revealed. */
export type SeenBid = { readonly seat: Seat; readonly slot: Slot; readonly card?: Influence };

export type SeenPlayer = {
  readonly money: number;
  readonly bank: number;
  readonly prestige: number;
  readonly raises: number;
  readonly raised: boolean;
  readonly cardsInHand: number;
  readonly yard: readonly BuildingId[];
  readonly harbor: Harbor;
};

/** The harbor as it was before the phase is only there for its owner, who alone can go back to it. */
export type SeenWork = Omit<Work, "before"> & Partial<Work>;

/** Everything one viewer may know. */
export type View = {
  readonly viewer: Viewer;
  readonly options: Options;
  /** The hash of the seed, published from the start (SHW-4). */
  readonly commitment: string;
  /** The seed itself, once the game is over. */
  readonly seed?: string;
  readonly round: number;
  readonly track: number;
  readonly step: StepId;
  readonly waiting: readonly Seat[];
  readonly place: number;
  readonly permits: readonly number[];
  readonly work: readonly SeenWork[];
  readonly ladder: readonly Seat[];
  readonly startLadder: readonly Seat[];
  readonly players: readonly SeenPlayer[];
  readonly dummy?: { readonly raises: number; readonly cardsInHand: number };
  readonly hand?: readonly Influence[];
  /** Everybody's cards seat for seat, the dummy's last; only in a recorded game that is looked at with all cards open. */
  readonly hands?: readonly (readonly Influence[])[];
  readonly bids: readonly SeenBid[];
  readonly sea: readonly BoardSpot<ShipId>[];
  readonly land: readonly BoardSpot<ContractId>[];
  readonly building?: BuildingId;
  readonly price?: PriceId;
  readonly openEvent?: NewspaperId;
  readonly left: { readonly ships: number; readonly contracts: number; readonly buildings: number };
  readonly discards: Omit<Discards, "newspapers">;
};

/**
 * Built up field by field from what SHW-1 makes public, never by taking away: a field that is new in the state stays
 * hidden until somebody writes it down here.
 */
export function viewFor(state: State, viewer: Viewer): View {
  const { decks, discards, dummy } = state;
  const own = viewer === "spectator" ? undefined : state.players[viewer];
  const revealed = areRevealed(state);
  const building = decks.buildings[0];
  const price = decks.prices[0];
  return {
    viewer,
    options: state.options,
    commitment: state.commitment,
    ...(state.step === "ending" && { seed: state.chance.seed }),
    round: state.round,
    track: state.track,
    step: state.step,
    waiting: state.waiting,
    place: state.place,
    permits: state.permits,
    work: state.work.map((work, seat) => seeWork(work, seat === viewer)),
    ladder: state.ladder,
    startLadder: state.startLadder,
    players: state.players.map(seePlayer),
    ...(dummy && { dummy: { raises: dummy.raises, cardsInHand: dummy.hand.length } }),
    ...(own && { hand: own.hand }),
    bids: revealed
      ? state.bids
      : state.bids.map((bid) => (bid.seat === viewer ? bid : { seat: bid.seat, slot: bid.slot })),
    sea: state.sea,
    land: state.land,
    ...(building !== undefined && { building }),
    ...(price !== undefined && { price }),
    ...(state.openEvent !== undefined && { openEvent: state.openEvent }),
    left: { ships: decks.ships.length, contracts: decks.contracts.length, buildings: decks.buildings.length },
    discards: { ships: discards.ships, contracts: discards.contracts, buildings: discards.buildings },
  };
}

/** What a spectator sees, and the cards in all hands and under all bids. */
export function unveil(state: State): View {
  const hands = [...state.players, ...(state.dummy === undefined ? [] : [state.dummy])].map(({ hand }) => hand);
  return { ...viewFor(state, "spectator"), hands, bids: state.bids };
}

function seePlayer(player: State["players"][number]): SeenPlayer {
  const { money, bank, prestige, raises, raised, hand, yard, harbor } = player;
  return { money, bank, prestige, raises, raised, cardsInHand: hand.length, yard, harbor };
}

function seeWork(work: Work, isOwn: boolean): SeenWork {
  const { before, steps, idle } = work;
  return { ...(isOwn && { before }), steps, ...(idle && { idle }) };
}
