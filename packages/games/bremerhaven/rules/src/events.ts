import type { Seat } from "@harbor/kit";
import type { BuildingId, ContractId, NewspaperId, PriceId, ShipId } from "./cards/cardSet.ts";
import type { Bid, Options } from "./state.ts";
import type {
  DockNumber,
  Good,
  Influence,
  LoadingDockNumber,
  Mode,
  Place,
  Slot,
  SpaceNumber,
  TownSlot,
  Wall,
} from "./vocabulary.ts";

/** Everything that happens in a game, in order. The log, the animations and all statistics use only these. */
export type Event =
  | {
      readonly type: "game-begun";
      readonly mode: Mode;
      readonly goods: Options["goods"];
      readonly ladder: readonly Seat[];
      readonly commitment: string;
    }
  | { readonly type: "contract-drawn"; readonly seat: Seat; readonly contract: ContractId }
  | { readonly type: "building-drawn"; readonly seat: Seat; readonly building: BuildingId }
  | { readonly type: "good-stocked"; readonly seat: Seat; readonly good: Good; readonly space: SpaceNumber }
  | { readonly type: "round-begun"; readonly round: number }
  /** Others see no card; nobody sees the dummy's. */
  | {
      readonly type: "bid-laid";
      readonly seat: Seat;
      readonly slot: Slot;
      readonly offer?: ShipId | ContractId;
      readonly card?: Influence;
    }
  | { readonly type: "bids-revealed"; readonly bids: readonly Bid[] }
  /**
   * `offer` is the ship or contract at the slot. `brokenBy` is the winner's building if it decided a tie against the
   * ranks.
   */
  | {
      readonly type: "slot-won";
      readonly slot: Slot;
      readonly offer?: ShipId | ContractId;
      readonly seat: Seat;
      readonly total: number;
      readonly tiedWith: readonly Seat[];
      readonly brokenBy?: BuildingId;
    }
  | { readonly type: "slot-unbid"; readonly slot: Exclude<TownSlot, "parking"> }
  | { readonly type: "parking-paid"; readonly seat: Seat; readonly money: number }
  | { readonly type: "building-taken"; readonly seat: Seat; readonly building: BuildingId }
  | { readonly type: "building-removed"; readonly building: BuildingId }
  | { readonly type: "permit-bought"; readonly seat: Seat; readonly money: number }
  | { readonly type: "bollard-placed"; readonly seat: Seat; readonly wall: Wall; readonly money: number }
  | { readonly type: "cover-cleared"; readonly seat: Seat; readonly space: SpaceNumber; readonly money: number }
  | { readonly type: "building-built"; readonly seat: Seat; readonly building: BuildingId; readonly space: SpaceNumber }
  | { readonly type: "passed"; readonly seat: Seat; readonly slot: Exclude<TownSlot, "parking" | "building"> | "event" }
  | { readonly type: "influence-raised"; readonly seat: Seat; readonly money: number }
  | {
      readonly type: "prices-changed";
      readonly card: PriceId;
      /** The previous price card. */
      readonly was: PriceId;
      readonly by: "winner" | "exchange" | "market";
    }
  | { readonly type: "ranks-swapped"; readonly up: Seat; readonly down: Seat }
  | { readonly type: "ladder-reversed"; readonly ladder: readonly Seat[] }
  | { readonly type: "income-paid"; readonly seat: Seat; readonly money: number }
  | {
      readonly type: "ship-berthed";
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly dock: DockNumber;
      readonly cargo: Good;
      readonly goods: number;
      readonly markers: number;
    }
  | { readonly type: "ship-turned-away"; readonly seat: Seat; readonly ship: ShipId }
  | {
      readonly type: "contract-laid";
      readonly seat: Seat;
      readonly contract: ContractId;
      readonly dock: LoadingDockNumber;
      readonly markers: number;
    }
  | { readonly type: "contract-refused"; readonly seat: Seat; readonly contract: ContractId; readonly forced: boolean }
  | {
      readonly type: "good-produced";
      readonly seat: Seat;
      readonly building: BuildingId;
      readonly good: Good;
      readonly space: SpaceNumber;
    }
  | { readonly type: "money-produced"; readonly seat: Seat; readonly building: BuildingId; readonly money: number }
  /** `into` is the building that received the good. */
  | {
      readonly type: "good-moved";
      readonly seat: Seat;
      readonly good: Good;
      readonly from: Place;
      readonly to: Place;
      readonly into?: BuildingId;
    }
  | { readonly type: "crates-packed"; readonly seat: Seat; readonly space: SpaceNumber; readonly money: number }
  | { readonly type: "container-unpacked"; readonly seat: Seat; readonly space: SpaceNumber; readonly money: number }
  | { readonly type: "money-banked"; readonly seat: Seat; readonly money: number }
  | { readonly type: "step-undone"; readonly seat: Seat }
  | { readonly type: "harbor-finished"; readonly seat: Seat }
  | {
      readonly type: "prestige-changed";
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly by: "value" | "contract" | "event";
    }
  | {
      readonly type: "ship-left";
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly dock: DockNumber;
      readonly lost: number;
    }
  | {
      readonly type: "contract-settled";
      readonly seat: Seat;
      readonly contract: ContractId;
      readonly dock: LoadingDockNumber;
      readonly sold: readonly Good[];
      readonly revenue: number;
      readonly complete: boolean;
    }
  | { readonly type: "reward-paid"; readonly seat: Seat; readonly contract: ContractId; readonly money: number }
  /** `due` is what had to be paid; cash and bank are what was paid from each. */
  | {
      readonly type: "charge-paid";
      readonly seat: Seat;
      readonly due: number;
      readonly cash: number;
      readonly bank: number;
      readonly by: "contract" | "event";
    }
  | { readonly type: "event-happened"; readonly event: NewspaperId }
  | { readonly type: "event-opened"; readonly event: NewspaperId }
  /** By the newspaper, or by the given building. */
  | { readonly type: "money-gained"; readonly seat: Seat; readonly money: number; readonly building?: BuildingId }
  | { readonly type: "cargo-lost"; readonly seat: Seat; readonly dock: DockNumber; readonly goods: number }
  | {
      readonly type: "markers-changed";
      readonly seat: Seat;
      readonly on: "ships" | "contracts";
      readonly change: 1 | -1;
    }
  | { readonly type: "good-given"; readonly seat: Seat; readonly good: Good; readonly space: SpaceNumber }
  | {
      readonly type: "good-sold";
      readonly seat: Seat;
      readonly good: Good;
      readonly space: SpaceNumber;
      readonly money: number;
    }
  | { readonly type: "token-moved"; readonly spaces: number; readonly left: number }
  | { readonly type: "board-cleared"; readonly board: "sea" | "land"; readonly cards: readonly string[] }
  | { readonly type: "board-filled"; readonly board: "sea" | "land"; readonly cards: readonly string[] }
  | { readonly type: "hand-renewed"; readonly seat: Seat }
  /** A building's standing power made a difference. */
  | { readonly type: "power-used"; readonly seat: Seat; readonly building: BuildingId }
  | { readonly type: "game-ended"; readonly seed: string };
