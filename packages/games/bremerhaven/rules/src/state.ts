import type { Chance, Seat } from "@harbor/kit";
import type { HarborAction } from "./actions.ts";
import type { BuildingId, ContractId, NewspaperId, PriceId, ShipId } from "./cards/cardSet.ts";
import type { Good, Influence, Mode, Slot, StepId } from "./vocabulary.ts";

/** A ship in a dock. All goods of a ship are of one type. */
export type Berthed = {
  readonly ship: ShipId;
  readonly cargo: Good;
  readonly goods: number;
  readonly markers: number;
};
export type Dock = { readonly berthed?: Berthed };

/** A contract in a loading dock, with the goods delivered to it in the order they came. */
export type Laid = {
  readonly contract: ContractId;
  readonly delivered: readonly Good[];
  readonly markers: number;
};
export type LoadingDock = { readonly laid?: Laid };

export type Space = {
  readonly covered?: true;
  readonly building?: BuildingId;
  readonly goods: readonly Good[];
};

/** Index 0 is wall 1, dock 1, loading dock 1, space 1. */
export type Harbor = {
  readonly walls: readonly number[];
  readonly docks: readonly Dock[];
  readonly loading: readonly LoadingDock[];
  readonly spaces: readonly Space[];
};

export type Player = {
  readonly money: number;
  /** Money that lies on the Bank. */
  readonly bank: number;
  readonly prestige: number;
  /** How often influence was raised in earlier rounds; it tells which five cards are in play. */
  readonly raises: number;
  /** Raised in this round: the card joins the hand in clean-up. */
  readonly raised: boolean;
  readonly hand: readonly Influence[];
  /** Buildings won and not yet built. */
  readonly yard: readonly BuildingId[];
  readonly harbor: Harbor;
};

/** The solo game's opponent. Its cards lie in the order in which it will play them. */
export type Dummy = {
  readonly raises: number;
  readonly hand: readonly Influence[];
};

export type Bid = { readonly seat: Seat; readonly slot: Slot; readonly card: Influence };

/** What one player did in this harbor phase, to be taken back step by step: where it began, and the steps since. */
export type Work = {
  readonly before: HarborSide;
  readonly steps: readonly HarborAction[];
  /** Had nothing to do, so never said "done" and has nothing to take back. */
  readonly idle?: true;
};
/** The part of a player that the harbor phase changes. */
export type HarborSide = Pick<Player, "money" | "bank" | "harbor">;

/** What a player had before a step in founding or with a permit, to go back to. */
export type Earlier = Pick<Player, "money" | "yard" | "harbor"> & { readonly permits: number };

export type BoardSpot<CardId> = { readonly card?: CardId };

export type Decks = {
  readonly ships: readonly ShipId[];
  readonly contracts: readonly ContractId[];
  /** The first one lies face up. */
  readonly buildings: readonly BuildingId[];
  /** The first one lies face up and holds. */
  readonly prices: readonly PriceId[];
  readonly newspapers: readonly NewspaperId[];
};
export type Discards = {
  readonly ships: readonly ShipId[];
  readonly contracts: readonly ContractId[];
  readonly buildings: readonly BuildingId[];
  readonly newspapers: readonly NewspaperId[];
};

export type Options = {
  readonly mode: Mode;
  readonly seats: number;
  /** Permits and harbors are played in rank order instead of all at once. */
  readonly ordered: boolean;
  /** The good each seat took before the start (SET-6); "any" for who took none. */
  readonly goods: readonly (Good | "any")[];
};

/** Nearly always every state has the same fields in the same order, which makes copies of it much faster. */
export type State = {
  readonly options: Options;
  readonly chance: Chance;
  /** The hash of the seed, published at the start. */
  readonly commitment: string;
  readonly round: number;
  /** Spaces between the ship token and the end of the progress track. */
  readonly track: number;
  readonly step: StepId;
  readonly waiting: readonly Seat[];
  /** The place on the sea or land board being resolved; 0 outside these steps. */
  readonly place: number;
  /** Permits each seat used in this permit step; empty outside it. */
  readonly permits: readonly number[];
  /** Seat for seat, in the harbor phase; empty outside it. */
  readonly work: readonly Work[];
  /** Seat for seat, the latest last, in founding and in the permit step once somebody has taken a step in it. */
  readonly earlier?: readonly (readonly Earlier[])[] | undefined;
  /** The seats in the order of their ranks, Captain first. In the solo game seat 1 is the dummy. */
  readonly ladder: readonly Seat[];
  /** The ladder as it stood at the start. */
  readonly startLadder: readonly Seat[];
  readonly players: readonly Player[];
  readonly dummy?: Dummy | undefined;
  /** In the order in which they were laid. */
  readonly bids: readonly Bid[];
  readonly sea: readonly BoardSpot<ShipId>[];
  readonly land: readonly BoardSpot<ContractId>[];
  readonly decks: Decks;
  readonly discards: Discards;
  /** The newspaper whose event happens at the end of this round. */
  readonly openEvent?: NewspaperId | undefined;
};

/** The seat that the solo game's dummy bids from. */
export const DUMMY_SEAT: Seat = 1;
