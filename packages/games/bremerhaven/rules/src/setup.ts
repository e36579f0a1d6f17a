import { commitTo, type Dice, freshChance, type Log, openDice, type Seat, type Seed } from "@harbor/kit";
import { coverPrice, SOLO_START_MONEY, START_BOLLARDS, START_MONEY, TRACK_LENGTH } from "./board.ts";
import type { CardSet } from "./cards/cardSet.ts";
import type { Ship } from "./cards/schema.ts";
import type { Event } from "./events.ts";
import { withLaid } from "./harbor/harbor.ts";
import { handAfter, playerAt, playersByRank, withPlayer } from "./players.ts";
import { DUMMY_SEAT, type Harbor, type Options, type Player, type Space, type State } from "./state.ts";
import { fillBoard } from "./steps/cleanup.ts";
import { GOODS, type Good, type Mode, SPACES } from "./vocabulary.ts";

const BACKS = [1, 2, 3, 4] as const;
/** The solo game is set up as for two, with two cards on each board. */
export const SOLO_TABLE = 2;

/** SET-1 to SET-14, up to the first choice of the players. */
export function setUp(cards: CardSet, options: Options, seed: Seed, log: Log<Event>): State {
  const { mode, seats } = options;
  const dice = openDice(freshChance(seed));
  const table = mode === "solo" ? SOLO_TABLE : seats;
  const ships = stackByBack(usedAt(cards.lists.ships, table, mode), dice);
  const contracts = stackByBack(usedAt(cards.lists.contracts, table, mode), dice);
  const buildings = dice.shuffled(idsOf(cards.lists.buildings));
  const priceDeck = dice.shuffled(idsOf(cards.lists.prices));
  const newspapers = mode === "short" ? [] : dice.shuffled(idsOf(cards.lists.newspapers));
  const places = Array.from({ length: table }, () => ({}));
  const start: State = {
    options: { ...options, goods: mode === "solo" ? ["any"] : dealGoods(options.goods, dice) },
    chance: dice.chance(),
    commitment: commitTo(seed),
    round: 1,
    track: TRACK_LENGTH[seats] ?? 0,
    step: mode === "long" ? "bidding" : "founding",
    waiting: [],
    place: 0,
    permits: [],
    work: [],
    earlier: undefined,
    ladder: [],
    startLadder: [],
    players: Array.from({ length: seats }, () => freshPlayer(mode)),
    dummy: undefined,
    bids: [],
    sea: places,
    land: places,
    decks: { ships, contracts, buildings, prices: priceDeck, newspapers },
    discards: { ships: [], contracts: [], buildings: [], newspapers: [] },
    openEvent: undefined,
  };
  const ranked = mode === "solo" ? rankSolo(start) : rankByPrices(cards, start);
  log.tell({
    type: "game-begun",
    mode,
    goods: ranked.options.goods,
    ladder: ranked.ladder,
    commitment: ranked.commitment,
  });
  const filled = fillBoard(fillBoard(ranked, "sea", log), "land", log);
  return drawBuildings(drawContracts(cards, filled, log), log);
}

/** SET-1: the cards used with this number of players, without long-game cards in the other modes. */
export function usedAt<Card extends Pick<Ship, "id" | "back" | "use">>(
  deck: readonly Card[],
  seats: number,
  mode: Mode,
): Card[] {
  return deck.filter(({ use }) => {
    const at = seats === 2 ? use[2] : seats === 3 ? use[3] : use[4];
    return at === "always" || (at === "long" && mode === "long");
  });
}

/** SET-2: each back number is shuffled separately; the 1s are on top. */
export function stackByBack(deck: readonly Pick<Ship, "id" | "back">[], dice: Dice): string[] {
  return BACKS.flatMap((back) => dice.shuffled(idsOf(deck.filter((card) => card.back === back))));
}

function idsOf(deck: readonly { readonly id: string }[]): string[] {
  return deck.map(({ id }) => id);
}

/** SET-6: a player who chose no good gets a random one of the rest. */
function dealGoods(taken: Options["goods"], dice: Dice): Options["goods"] {
  const rest = dice.shuffled(GOODS.filter((good) => !taken.includes(good)));
  return taken.map((good) => (good === "any" ? (rest.pop() ?? "any") : good));
}

function freshPlayer(mode: Mode): Player {
  return {
    money: SOLO_START_MONEY,
    bank: 0,
    prestige: 0,
    raises: 0,
    raised: false,
    hand: handAfter(0),
    yard: [],
    harbor: freshHarbor(mode),
  };
}

/** SET-9, SET-10. */
export function freshHarbor(mode: Mode): Harbor {
  const space = (number: (typeof SPACES)[number]): Space => {
    return mode === "long" && coverPrice(number) !== undefined ? { covered: true, goods: [] } : { goods: [] };
  };
  return { walls: START_BOLLARDS, docks: [{}, {}, {}], loading: [{}, {}, {}, {}], spaces: SPACES.map(space) };
}

/** SET-6, SET-7: the prices on the new top card give the ranks. */
function rankByPrices(cards: CardSet, state: State): State {
  const [first, ...others] = state.decks.prices;
  const prices = first === undefined ? others : [...others, first];
  const top = prices[0];
  const worth = (seat: Seat) => {
    const good = state.options.goods[seat];
    return top === undefined || good === undefined || good === "any" ? 0 : cards.price(top).prices[good satisfies Good];
  };
  const ladder = state.players.map((_, seat) => seat).toSorted((a, b) => worth(b) - worth(a));
  const players = state.players.map((player, seat) => ({ ...player, money: START_MONEY[ladder.indexOf(seat)] ?? 0 }));
  return { ...state, ladder, startLadder: ladder, players, decks: { ...state.decks, prices } };
}

/** SOL-1: the dummy is Captain. */
function rankSolo(state: State): State {
  const ladder = [DUMMY_SEAT, 0];
  return { ...state, ladder, startLadder: ladder, dummy: { raises: 0, hand: handAfter(0) } };
}

/** SET-11. */
function drawContracts(cards: CardSet, start: State, log: Log<Event>): State {
  return playersByRank(start).reduce((state, seat) => {
    const [contract, ...contracts] = state.decks.contracts;
    if (contract === undefined) return state;
    log.tell({ type: "contract-drawn", seat, contract });
    const laid = { contract, delivered: [], markers: cards.contract(contract).time };
    const harbor = withLaid(playerAt(state, seat).harbor, 1, laid);
    return withPlayer({ ...state, decks: { ...state.decks, contracts } }, seat, { harbor });
  }, start);
}

/** SET-12: the building waits in the yard until its owner places it. */
function drawBuildings(start: State, log: Log<Event>): State {
  if (start.options.mode === "long") return start;
  return playersByRank(start).reduce((state, seat) => {
    const [building, ...buildings] = state.decks.buildings;
    if (building === undefined) return state;
    log.tell({ type: "building-drawn", seat, building });
    return withPlayer({ ...state, decks: { ...state.decks, buildings } }, seat, { yard: [building] });
  }, start);
}
