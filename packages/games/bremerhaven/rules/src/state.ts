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

/** A contract in a loading dock, with its goods in the order of delivery. */
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
  /** Money on the Bank. */
  readonly bank: number;
  readonly prestige: number;
  /** How often influence was raised in earlier rounds, which determines the five cards in play. */
  readonly raises: number;
  /** Raised in this round; the card joins the hand in clean-up. */
  readonly raised: boolean;
  readonly hand: readonly Influence[];
  /** Buildings won and not yet built. */
  readonly yard: readonly BuildingId[];
  readonly harbor: Harbor;
};

/** The solo game's opponent. Its cards are in the order in which it will play them. */
export type Dummy = {
  readonly raises: number;
  readonly hand: readonly Influence[];
};

export type Bid = { readonly seat: Seat; readonly slot: Slot; readonly card: Influence };

/** A player's steps in this harbor phase, for undo: the initial position, and the steps since. */
export type Work = {
  readonly before: HarborSide;
  readonly steps: readonly HarborAction[];
  /** Had nothing to do, so never said "done" and has nothing to undo. */
  readonly idle?: true;
};
/** The part of a player's state that the harbor phase changes. */
export type HarborSide = Pick<Player, "money" | "bank" | "harbor">;

/** A player's state before a step in founding or with a permit, for undo. */
export type Earlier = Pick<Player, "money" | "yard" | "harbor"> & { readonly permits: number };

export type BoardSpot<CardId> = { readonly card?: CardId };

export type Decks = {
  readonly ships: readonly ShipId[];
  readonly contracts: readonly ContractId[];
  /** The first one lies face up. */
  readonly buildings: readonly BuildingId[];
  /** The first one lies face up and sets the prices. */
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
  /** The good each seat chose before the start (SET-6); "any" without a choice. */
  readonly goods: readonly (Good | "any")[];
};

/** Nearly all states have the same fields in the same order, which makes copies much faster. */
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
  /** By seat, in the harbor phase; empty outside it. */
  readonly work: readonly Work[];
  /** By seat, the latest last, in founding and in the permit step after somebody's first step; empty otherwise. */
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

/** The seat of the solo game's dummy. */
export const DUMMY_SEAT: Seat = 1;
