export const GOODS = ["barrel", "container", "crate", "passenger"] as const;
export type Good = (typeof GOODS)[number];

/** What a card can print: a good, or any good. */
export const SYMBOLS = [...GOODS, "wild"] as const;
export type CardSymbol = (typeof SYMBOLS)[number];

export const MODES = ["long", "short", "solo"] as const;
export type Mode = (typeof MODES)[number];

/** Position on the career ladder: 1 Captain, 2 First Mate, 3 Mate, 4 Cook. */
export const RANKS = [1, 2, 3, 4] as const;
export type Rank = (typeof RANKS)[number];

export const TOWN_SLOTS = ["parking", "building", "permit", "influence", "prices", "ladder"] as const;
export type TownSlot = (typeof TOWN_SLOTS)[number];
export const PLACES = [1, 2, 3, 4] as const;
/** A place on the sea or land board, counted from the left. */
export type BoardPlace = (typeof PLACES)[number];
export type ShipSlot = `ship:${BoardPlace}`;
export type ContractSlot = `contract:${BoardPlace}`;
export type Slot = TownSlot | ShipSlot | ContractSlot;
export const SHIP_SLOTS = ["ship:1", "ship:2", "ship:3", "ship:4"] as const;
export const CONTRACT_SLOTS = ["contract:1", "contract:2", "contract:3", "contract:4"] as const;
/** In the order of resolution. */
export const SLOTS: readonly Slot[] = [...TOWN_SLOTS, ...SHIP_SLOTS, ...CONTRACT_SLOTS];

export const INFLUENCE_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Influence = (typeof INFLUENCE_VALUES)[number];

/** Wall k and wall k+1 enclose dock k. */
export const WALLS = [1, 2, 3, 4] as const;
export type Wall = (typeof WALLS)[number];
export const DOCKS = [1, 2, 3] as const;
export type DockNumber = (typeof DOCKS)[number];
/** Numbered by rows: 1 to 4 on top, 9 to 12 at the bottom. */
export const SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type SpaceNumber = (typeof SPACES)[number];
/** Loading dock k lies above space k. */
export const LOADING_DOCKS = [1, 2, 3, 4] as const;
export type LoadingDockNumber = (typeof LOADING_DOCKS)[number];

/** Where a good can be. */
export type Place = `dock:${DockNumber}` | `space:${SpaceNumber}` | `contract:${LoadingDockNumber}`;

const COLUMNS = [1, 2, 3, 4] as const;
const ROWS = [1, 2, 3] as const;
export type Column = (typeof COLUMNS)[number];
export type Row = (typeof ROWS)[number];
export const rowOf = (space: SpaceNumber): Row => ROWS[Math.floor((space - 1) / COLUMNS.length)] ?? 1;
export const columnOf = (space: SpaceNumber): Column => COLUMNS[(space - 1) % COLUMNS.length] ?? 1;

export const STEPS = [
  "founding",
  "bidding",
  "parking",
  "building",
  "permit",
  "influence",
  "prices",
  "ladder",
  "income",
  "ships",
  "contracts",
  "harbor",
  "newspaper",
  "progress",
  "cleanup",
  "ending",
] as const;
export type StepId = (typeof STEPS)[number];

export function isSlot(input: string): input is Slot {
  return SLOTS.some((slot) => slot === input);
}
