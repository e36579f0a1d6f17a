import { CARD_ID } from "./cards/schema.ts";
import {
  DOCKS,
  type DockNumber,
  GOODS,
  type Good,
  INFLUENCE_VALUES,
  type Influence,
  LOADING_DOCKS,
  type LoadingDockNumber,
  type Place,
  RANKS,
  type Rank,
  SLOTS,
  type Slot,
  SPACES,
  type SpaceNumber,
  WALLS,
  type Wall,
} from "./vocabulary.ts";

/** Everything a seat can decide in the whole game. */
export type Action = FoundingAction | BidAction | TownAction | BoardAction | HarborAction | HarborEnd | EventAction;

/** SET-12, SET-13: the starting building, then the starting goods one by one. */
export type FoundingAction =
  | { readonly type: "found"; readonly space: SpaceNumber }
  | { readonly type: "stock"; readonly good: Good; readonly space: SpaceNumber };

export type BidAction = { readonly type: "bid"; readonly slot: Slot; readonly card: Influence };

export type TownAction =
  | { readonly type: "bollard"; readonly wall: Wall }
  | { readonly type: "clear"; readonly space: SpaceNumber }
  | { readonly type: "build"; readonly building: string; readonly space: SpaceNumber }
  | { readonly type: "raise" }
  | { readonly type: "price"; readonly card: string }
  /** The rank given changes places with the one below it. */
  | { readonly type: "swap"; readonly rank: Rank }
  | Pass;

/** Declines what was won or offered. */
export type Pass = { readonly type: "pass" };

export type BoardAction =
  /** `cargo` if the ship's is wild; `longer` takes the extra marker that a building offers. */
  | { readonly type: "berth"; readonly dock: DockNumber; readonly cargo?: Good; readonly longer?: true }
  | { readonly type: "lay"; readonly dock: LoadingDockNumber; readonly longer?: true }
  | { readonly type: "refuse" };

export type HarborAction =
  /** The building on `from` produces a good, which goes to the space `to`, or money, which needs no space. */
  | { readonly type: "produce"; readonly from: SpaceNumber; readonly to?: SpaceNumber }
  | { readonly type: "move"; readonly good: Good; readonly from: Place; readonly to: Place }
  | { readonly type: "pack"; readonly space: SpaceNumber }
  | { readonly type: "unpack"; readonly space: SpaceNumber }
  | { readonly type: "deposit"; readonly money: number };

export type HarborEnd = Undo | { readonly type: "done" };

/** Takes back one's own latest step. */
export type Undo = { readonly type: "undo" };

export type EventAction =
  | { readonly type: "give"; readonly space: SpaceNumber }
  | { readonly type: "sell"; readonly space: SpaceNumber }
  | Pass;

export type ActionType = Action["type"];

type Domain<Value> = (input: unknown) => input is Value;
type FieldsOf<A> = { readonly [Field in Exclude<keyof A, "type">]-?: Domain<A[Field]> };
type Shapes = { readonly [Type in ActionType]: FieldsOf<Extract<Action, { type: Type }>> };

function oneOf<const Value extends string | number>(values: readonly Value[]): Domain<Value> {
  const known = new Set<unknown>(values);
  return (input): input is Value => known.has(input);
}

function orNone<Value>(domain: Domain<Value>): Domain<Value | undefined> {
  return (input): input is Value | undefined => input === undefined || domain(input);
}

const isTrue = (input: unknown): input is true => input === true;
const isCardId = (input: unknown): input is string => typeof input === "string" && CARD_ID.test(input);
const isAmount = (input: unknown): input is number =>
  Number.isSafeInteger(input) && typeof input === "number" && input > 0;

export const PLACES_OF_GOODS: readonly Place[] = [
  ...DOCKS.map((dock) => `dock:${dock}` as const),
  ...SPACES.map((space) => `space:${space}` as const),
  ...LOADING_DOCKS.map((dock) => `contract:${dock}` as const),
];

const space = oneOf(SPACES);
const good = oneOf(GOODS);
const place = oneOf(PLACES_OF_GOODS);

/** The fields of every kind of action and their values: the only accepted shapes. */
const SHAPES: Shapes = {
  found: { space },
  stock: { good, space },
  bid: { slot: oneOf(SLOTS), card: oneOf(INFLUENCE_VALUES) },
  bollard: { wall: oneOf(WALLS) },
  clear: { space },
  build: { building: isCardId, space },
  raise: {},
  price: { card: isCardId },
  swap: { rank: oneOf(RANKS) },
  pass: {},
  berth: { dock: oneOf(DOCKS), cargo: orNone(good), longer: orNone(isTrue) },
  lay: { dock: oneOf(LOADING_DOCKS), longer: orNone(isTrue) },
  refuse: {},
  produce: { from: space, to: orNone(space) },
  move: { good, from: place, to: place },
  pack: { space },
  unpack: { space },
  deposit: { money: isAmount },
  undo: {},
  done: {},
  give: { space },
  sell: { space },
};

/** The same as lists, which are faster to iterate. */
const FIELDS: ReadonlyMap<string, readonly (readonly [string, (input: unknown) => boolean])[]> = new Map(
  Object.entries(SHAPES).map(([type, shape]) => [type, Object.entries(shape)]),
);

export const ACTION_TYPES: readonly ActionType[] = Object.keys(SHAPES).filter(isActionType);

function isActionType(input: unknown): input is ActionType {
  return typeof input === "string" && Object.hasOwn(SHAPES, input);
}

/** Reads an action from outside, which must have exactly the fields of its type. Returns a copy. */
export function readAction(input: unknown): Action | undefined {
  if (!isObject(input)) return undefined;
  const type = ownValue(input, "type");
  const fields = typeof type === "string" ? FIELDS.get(type) : undefined;
  if (fields === undefined) return undefined;
  const copy: Record<string, unknown> = { type };
  for (const [field, fits] of fields) {
    const value = ownValue(input, field);
    if (!fits(value)) return undefined;
    if (value !== undefined) copy[field] = value;
  }
  for (const field in input) if (field !== "type" && !isAmong(fields, field)) return undefined;
  return isRead(copy) ? copy : undefined;
}

function isAmong(fields: readonly (readonly [string, unknown])[], wanted: string): boolean {
  for (const [field] of fields) if (field === wanted) return true;
  return false;
}

type Loose = { readonly [field: string]: unknown };

function isObject(input: unknown): input is Loose {
  return typeof input === "object" && input !== null;
}

/** Inherited properties were not sent by the client. */
function ownValue(input: Loose, field: string): unknown {
  return Object.hasOwn(input, field) ? input[field] : undefined;
}

/** Only for values that `readAction` has built field by field from SHAPES. */
function isRead(copy: { type?: unknown }): copy is Action {
  return isActionType(copy.type);
}
