import { type Action, type ActionType, GAME, isInVain, isRoomShort, leftUndone, type State } from "./gameFixture.ts";
import { type Moment, type Prepared, prepare, type Wanted } from "./prepared.ts";

/** Solo, and the long game with three bots, which has every element of the game. */
const SOLO = { mode: "solo", seats: 1 } as const;
const LONG = { mode: "long", seats: 4 } as const;
/** By this round there is something in every harbor. */
const LATE = 4;
/** Five cards from each of four players. */
const ALL_BIDS = 20;

const can =
  (type: ActionType, more: (action: Action) => boolean = () => true) =>
  ({ legal }: Pick<Moment, "legal">): boolean =>
    legal.some((action) => action.type === type && more(action));

const late = ({ state }: Moment): boolean => state.round >= LATE;
const yardOf = ({ state }: Moment): number => state.players[0]?.yard.length ?? 0;
const bidsAt = (state: State, slot: string): number => state.bids.filter((bid) => bid.slot === slot).length;
const handOf = (state: State): number => state.players[0]?.hand.length ?? 0;

/** A harbor with enough ships, contracts, buildings and goods to test its layout. */
function isFull({ state }: Moment): boolean {
  const harbor = state.players[0]?.harbor;
  if (harbor === undefined) return false;
  const built = harbor.spaces.filter(({ building }) => building !== undefined);
  const goods = harbor.spaces.filter(({ building, goods }) => building === undefined && goods.length > 0);
  const laid = harbor.loading.filter((dock) => dock.laid !== undefined);
  const berthed = harbor.docks.filter((dock) => dock.berthed !== undefined);
  return built.length >= 1 && goods.length >= 3 && laid.length >= 2 && berthed.length >= 2;
}

/** Whether this has happened since the person last moved, so that it is still to be shown. */
function isNews({ moves }: Moment, type: ActionType): boolean {
  const own = moves.findLastIndex(({ seat }) => seat === 0);
  return moves.slice(own + 1).some(({ action }) => action.type === type);
}

function isOver(applied: ReturnType<typeof GAME.apply>): boolean {
  return applied.ok && GAME.scores(applied.state) !== undefined;
}

const WISHES = {
  founding: { ...SOLO, when: can("found") },
  stocking: { ...SOLO, when: can("stock") },
  "solo-bidding": { ...SOLO, when: (now) => late(now) && can("bid")(now) },
  "bidding-first": { ...LONG, when: ({ state, legal }) => can("bid")({ legal }) && state.bids.length === 0 },
  /** All cards but the person's last are on the boards; some slots are crowded. */
  "bidding-last": {
    ...LONG,
    when: (now) =>
      late(now) &&
      can("bid")(now) &&
      handOf(now.state) === 1 &&
      bidsAt(now.state, "building") >= 3 &&
      now.state.bids.some(({ slot }) => bidsAt(now.state, slot) >= 4),
  },
  /** Some ship would sail on. */
  "bid-in-vain": {
    ...LONG,
    when: (now) => late(now) && can("bid")(now) && handOf(now.state) >= 3 && isInVain(now.state),
  },
  /** The person's card is the last, and starts the whole reveal. */
  "bidding-turns": {
    ...LONG,
    when: (now) => now.state.round === 3 && can("bid")(now) && now.state.bids.length === ALL_BIDS - 1,
  },
  bollard: { ...LONG, when: (now) => late(now) && can("bollard")(now) && yardOf(now) === 0 },
  /** After any bollard, there is still money for another permit. */
  "bollard-more": {
    ...LONG,
    when: ({ state, legal }) => {
      const placed = legal.filter(({ type }) => type === "bollard").map((action) => GAME.apply(state, 0, action));
      return placed.length > 0 && placed.every((after) => after.ok && after.state.waiting.includes(0));
    },
  },
  clear: { ...LONG, when: (now) => can("clear")(now) && yardOf(now) === 0 },
  build: { ...LONG, when: (now) => can("build")(now) && yardOf(now) === 1 },
  "build-choice": { ...LONG, when: (now) => can("build")(now) && yardOf(now) >= 3 },
  /** The first permit, with one building in the yard and enough money for a bollard. */
  "permit-choice": {
    ...LONG,
    when: (now) => can("build")(now) && can("bollard")(now) && yardOf(now) === 1 && now.state.permits[0] === 0,
  },
  influence: { ...LONG, when: can("raise") },
  prices: { ...LONG, when: (now) => late(now) && can("price")(now) },
  /** Only two prices may be changed, by the owner of the exchange. */
  "prices-exchange": {
    ...LONG,
    when: ({ legal }) => [1, 2, 3, 4, 5, 6].includes(legal.filter(({ type }) => type === "price").length),
  },
  ladder: { ...LONG, when: can("swap") },
  ships: { ...LONG, when: can("berth", (action) => action.type === "berth" && action.cargo === undefined) },
  "ships-wild": { ...LONG, when: can("berth", (action) => action.type === "berth" && action.cargo !== undefined) },
  "ships-longer": { ...LONG, when: can("berth", (action) => action.type === "berth" && action.longer === true) },
  contracts: { ...LONG, when: (now) => late(now) && can("lay")(now) },
  "contracts-longer": { ...SOLO, when: can("lay", (action) => action.type === "lay" && action.longer === true) },
  harbor: {
    ...LONG,
    when: (now) => isFull(now) && can("move", (one) => one.type === "move" && one.to.startsWith("contract"))(now),
  },
  "harbor-made": { ...LONG, when: (now) => can("undo")(now) && can("done")(now) },
  produce: { ...SOLO, when: can("produce", (action) => action.type === "produce" && action.to !== undefined) },
  "produce-money": { ...SOLO, when: can("produce", (action) => action.type === "produce" && action.to === undefined) },
  pack: { ...LONG, when: can("pack") },
  unpack: { ...LONG, when: can("unpack") },
  unfinished: {
    ...SOLO,
    when: ({ state, legal }) => {
      const { producers, contracts } = leftUndone(state);
      return can("done")({ legal }) && producers > 0 && contracts > 0;
    },
  },
  finished: {
    ...SOLO,
    when: ({ state, legal }) => {
      const { producers, contracts } = leftUndone(state);
      const isIdle = can("done")({ legal }) && producers + contracts === 0;
      return isIdle && !isOver(GAME.apply(state, 0, { type: "done" }));
    },
  },
  "harbor-shared": {
    ...LONG,
    people: 2,
    when: ({ state, legal }) => can("done")({ legal }) && state.waiting.includes(1),
  },
  /** There is no room for everything that could be produced. */
  "room-short": { ...SOLO, when: ({ state }) => state.step === "harbor" && isRoomShort(state) },
  deposit: { ...SOLO, when: can("deposit") },
  give: { ...LONG, when: can("give") },
  sell: { ...LONG, when: can("sell") },
  curtain: { ...LONG, people: 4, when: ({ state }) => state.step === "bidding" && !state.waiting.includes(0) },
  /** Four people: one's own harbor is done, and others still work in theirs. */
  waiting: {
    ...LONG,
    people: 4,
    when: ({ state, legal }) => state.step === "harbor" && !state.waiting.includes(0) && legal.length > 0,
  },
  "waiting-bid": {
    ...LONG,
    people: 4,
    when: ({ state }) => state.step === "bidding" && !state.waiting.includes(0) && handOf(state) === 5,
  },
  /** Somebody else laid the last card, so the reveal is news. */
  reveal: { ...LONG, when: (now) => late(now) && now.state.step !== "bidding" && isNews(now, "bid") },
  settlement: { ...LONG, when: (now) => late(now) && now.state.step === "bidding" && isNews(now, "done") },
  /** The only thing left is to finish the harbor phase; then the game ends. */
  "end-near": {
    ...SOLO,
    when: (now) => can("done")(now) && isOver(GAME.apply(now.state, 0, { type: "done" })),
  },
  "end-solo": SOLO,
  "end-two": { mode: "short", seats: 2 },
  "end-four": LONG,
} as const satisfies Record<string, Wanted>;

export type Situation = keyof typeof WISHES;

const found = new Map<Situation, Prepared>();

export function situation(name: Situation): Prepared {
  const known = found.get(name) ?? prepare(WISHES[name]);
  found.set(name, known);
  return known;
}
