import { BOLLARDS_A_WALL } from "./board.ts";
import type { CardSet } from "./cards/cardSet.ts";
import type { DeckName } from "./cards/schema.ts";
import { openSymbols } from "./harbor/contracts.ts";
import { whyNotStore } from "./harbor/storage.ts";
import { handAfter } from "./players.ts";
import { SOLO_TABLE, usedAt } from "./setup.ts";
import type { Harbor, Player, Space, State } from "./state.ts";
import type { Influence } from "./vocabulary.ts";

/** Invariants of every state of every game. */
export function whatIsWrong(cards: CardSet, state: State): string | undefined {
  for (const [seat, player] of state.players.entries()) {
    const problem = wrongWithPlayer(state, seat, player) ?? wrongWithHarbor(cards, player.harbor);
    if (problem !== undefined) return `seat ${seat}: ${problem}`;
  }
  return (
    wrongWithEarlier(cards, state) ?? wrongWithDummy(state) ?? wrongWithCards(cards, state) ?? wrongWithLadder(state)
  );
}

function wrongWithPlayer(state: State, seat: number, player: Player): string | undefined {
  if (player.money < 0 || player.bank < 0) return "has money below 0";
  if (player.prestige < 0) return "has prestige below 0";
  const laid = state.bids.filter((bid) => bid.seat === seat).map(({ card }) => card);
  return isWholeHand([...player.hand, ...laid], player.raises) ? undefined : "does not have its five influence cards";
}

/** Undo exists only where nothing hidden was revealed, and it leads to valid harbors. */
function wrongWithEarlier(cards: CardSet, { step, earlier }: State): string | undefined {
  if (earlier === undefined) return undefined;
  if (step !== "founding" && step !== "permit") return `there is a way back from the step "${step}"`;
  for (const { money, harbor } of earlier.flat()) {
    const problem = money < 0 ? "has money below 0" : wrongWithHarbor(cards, harbor);
    if (problem !== undefined) return `a step back ${problem}`;
  }
  return undefined;
}

function wrongWithDummy({ dummy, bids, players }: State): string | undefined {
  if (dummy === undefined) return undefined;
  const laid = bids.filter((bid) => bid.seat === players.length).map(({ card }) => card);
  return isWholeHand([...dummy.hand, ...laid], dummy.raises) ? undefined : "the dummy does not have its five cards";
}

function isWholeHand(cards: readonly Influence[], raises: number): boolean {
  return cards.toSorted((a, b) => a - b).join() === handAfter(raises).join();
}

function wrongWithHarbor(cards: CardSet, harbor: Harbor): string | undefined {
  if (harbor.walls.some((bollards) => bollards < 0 || bollards > BOLLARDS_A_WALL))
    return "has a wall with too many bollards";
  for (const [index, space] of harbor.spaces.entries()) {
    if (!isStored(cards, space)) return `has goods on space ${index + 1} that cannot lie there`;
    if (space.covered && space.building !== undefined) return `has built on the cover of space ${index + 1}`;
  }
  for (const { berthed } of harbor.docks) {
    if (berthed === undefined) continue;
    const { cargo, goods } = cards.ship(berthed.ship);
    if (berthed.goods < 0 || berthed.goods > goods) return `has ${berthed.goods} goods on the ship ${berthed.ship}`;
    if (cargo !== "wild" && cargo !== berthed.cargo) return `has the wrong cargo on the ship ${berthed.ship}`;
    if (berthed.markers < 1) return `has the ship ${berthed.ship} overdue in a dock`;
  }
  for (const { laid } of harbor.loading) {
    if (laid === undefined) continue;
    if (openSymbols(cards.contract(laid.contract), laid.delivered).wild < 0)
      return `has too much on the contract ${laid.contract}`;
    if (laid.markers < 1) return `has the contract ${laid.contract} overdue`;
  }
  return undefined;
}

/** The goods may be there if they could have been put there one after the other. */
function isStored(cards: CardSet, space: Space): boolean {
  return space.goods.every((good, index) => {
    return whyNotStore(cards, { ...space, goods: space.goods.slice(0, index) }, good) === undefined;
  });
}

function wrongWithLadder({ ladder, players, dummy }: State): string | undefined {
  const seats = players.map((_, seat) => seat).concat(dummy === undefined ? [] : [players.length]);
  return ladder.toSorted((a, b) => a - b).join() === seats.join()
    ? undefined
    : "the ladder does not have every seat once";
}

/** Each card of the game is in exactly one place. */
function wrongWithCards(cards: CardSet, state: State): string | undefined {
  const { mode, seats } = state.options;
  const table = mode === "solo" ? SOLO_TABLE : seats;
  const { decks, discards, sea, land, players, openEvent } = state;
  const harbors = players.map(({ harbor }) => harbor);
  const places: Record<DeckName, readonly string[]> = {
    ships: [
      ...decks.ships,
      ...discards.ships,
      ...sea.flatMap(({ card }) => card ?? []),
      ...harbors.flatMap(({ docks }) => docks.flatMap(({ berthed }) => berthed?.ship ?? [])),
    ],
    contracts: [
      ...decks.contracts,
      ...discards.contracts,
      ...land.flatMap(({ card }) => card ?? []),
      ...harbors.flatMap(({ loading }) => loading.flatMap(({ laid }) => laid?.contract ?? [])),
    ],
    buildings: [
      ...decks.buildings,
      ...discards.buildings,
      ...players.flatMap(({ yard }) => yard),
      ...harbors.flatMap(({ spaces }) => spaces.flatMap(({ building }) => building ?? [])),
    ],
    prices: decks.prices,
    newspapers: [...decks.newspapers, ...discards.newspapers, ...(openEvent === undefined ? [] : [openEvent])],
  };
  const inPlay: Record<DeckName, readonly { readonly id: string }[]> = {
    ships: usedAt(cards.lists.ships, table, mode),
    contracts: usedAt(cards.lists.contracts, table, mode),
    buildings: cards.lists.buildings,
    prices: cards.lists.prices,
    newspapers: mode === "short" ? [] : cards.lists.newspapers,
  };
  for (const deck of ["ships", "contracts", "buildings", "prices", "newspapers"] as const) {
    const found = places[deck].toSorted().join();
    const wanted = inPlay[deck]
      .map(({ id }) => id)
      .toSorted()
      .join();
    if (found !== wanted) return `the ${deck} are not each in one place`;
  }
  return undefined;
}
