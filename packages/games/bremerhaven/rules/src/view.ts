import { freezeDeep, freezeParts, type Seat, type Viewer } from "@harbor/kit";
import type { BuildingId, ContractId, NewspaperId, PriceId, ShipId } from "./cards/cardSet.ts";
import type { Bid, BoardSpot, Decks, Discards, Earlier, Harbor, Options, Player, State, Work } from "./state.ts";
import { areRevealed } from "./steps/bidding.ts";
import type { Influence, Slot, StepId } from "./vocabulary.ts";

/** A bid as a viewer sees it: with the card for its owner, and for everybody once the bids are revealed. */
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

/** The harbor before the phase is visible only to its owner, who alone can go back to it. */
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
  /** The viewer's own steps in founding and with permits that can be undone. */
  readonly earlier?: readonly Earlier[];
  readonly ladder: readonly Seat[];
  readonly startLadder: readonly Seat[];
  readonly players: readonly SeenPlayer[];
  readonly dummy?: { readonly raises: number; readonly cardsInHand: number };
  readonly hand?: readonly Influence[];
  /** Everybody's cards by seat, the dummy's last; only in a recorded game viewed with all cards open. */
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

/** What everybody sees. */
type OpenView = Omit<View, "viewer" | "hand" | "earlier">;

/**
 * Built field by field from what SHW-1 makes public, never by removing fields: a new field of the state stays hidden
 * until somebody adds it here.
 */
export function viewFor(state: State, viewer: Viewer): View {
  return Object.freeze(lookAt(state, viewer));
}

function lookAt(state: State, viewer: Viewer): View {
  const open = openViewOf(state);
  if (viewer === "spectator") return { ...open, viewer };
  const own = Number.isInteger(viewer) ? state.players[viewer] : undefined;
  if (own === undefined)
    throw new RangeError(`there is no seat ${String(viewer)} at a table of ${state.players.length}`);
  const work = state.work[viewer];
  const bids = areRevealed(state)
    ? open.bids
    : open.bids.map((bid, index) => (bid.seat === viewer ? (state.bids[index] ?? bid) : bid));
  const earlier = state.earlier?.[viewer];
  return {
    ...open,
    viewer,
    work: work === undefined ? open.work : freezeDeep(open.work.with(viewer, work)),
    ...(earlier !== undefined && { earlier: freezeDeep(earlier) }),
    hand: freezeDeep(own.hand),
    bids: freezeDeep(bids),
  };
}

/** Caches what is derived from an immutable object, so that it stays the same object and is never compared twice. */
function once<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, { readonly it: Made }>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known.it;
    const it = make(key);
    made.set(key, { it });
    return it;
  };
}

const openViewOf = once((state: State): OpenView => {
  const { decks, discards, dummy } = state;
  const building = decks.buildings[0];
  const price = decks.prices[0];
  // Frozen, because it shares parts with the state: a viewer must not be able to change the game.
  const open: OpenView = {
    options: state.options,
    commitment: state.commitment,
    ...(state.step === "ending" && { seed: state.chance.seed }),
    round: state.round,
    track: state.track,
    step: state.step,
    waiting: state.waiting,
    place: state.place,
    permits: state.permits,
    work: seeWorks(state.work),
    ladder: state.ladder,
    startLadder: state.startLadder,
    players: seePlayers(state.players),
    ...(dummy && { dummy: { raises: dummy.raises, cardsInHand: dummy.hand.length } }),
    bids: areRevealed(state) ? state.bids : hideBids(state.bids),
    sea: state.sea,
    land: state.land,
    ...(building !== undefined && { building }),
    ...(price !== undefined && { price }),
    ...(state.openEvent !== undefined && { openEvent: state.openEvent }),
    left: countLeft(decks),
    discards: seeDiscards(discards),
  };
  freezeParts(open);
  return open;
});

/** What a spectator sees, plus the cards in all hands and all bids. */
export function unveil(state: State): View {
  const hands = [...state.players, ...(state.dummy === undefined ? [] : [state.dummy])].map(({ hand }) => hand);
  return freezeDeep({ ...lookAt(state, "spectator"), hands, bids: state.bids });
}

const seePlayer = once(({ money, bank, prestige, raises, raised, hand, yard, harbor }: Player): SeenPlayer => {
  return { money, bank, prestige, raises, raised, cardsInHand: hand.length, yard, harbor };
});
const seePlayers = once((players: readonly Player[]) => players.map(seePlayer));

const seeWork = once(({ steps, idle }: Work): SeenWork => ({ steps, ...(idle && { idle }) }));
const seeWorks = once((works: readonly Work[]) => works.map(seeWork));

const hideBid = once(({ seat, slot }: Bid): SeenBid => ({ seat, slot }));
const hideBids = once((bids: readonly Bid[]) => bids.map(hideBid));

const countLeft = once(({ ships, contracts, buildings }: Decks): View["left"] => {
  return { ships: ships.length, contracts: contracts.length, buildings: buildings.length };
});
const seeDiscards = once(({ ships, contracts, buildings }: Discards) => ({ ships, contracts, buildings }));
