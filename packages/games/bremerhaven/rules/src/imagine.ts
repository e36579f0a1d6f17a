import { type Dice, freshChance, openDice, type Seat, type Seed } from "@harbor/kit";
import type { CardSet, NewspaperId } from "./cards/cardSet.ts";
import { handAfter } from "./players.ts";
import { SOLO_TABLE, stackByBack, usedAt } from "./setup.ts";
import { type Bid, type Decks, DUMMY_SEAT, type Player, type State, type Work } from "./state.ts";
import type { View } from "./view.ts";
import type { Influence } from "./vocabulary.ts";

/**
 * A state that looks like this to its viewer, with everything hidden filled in at random. It has the viewer's true
 * legal actions, so the browser and the bots can ask the rules what is possible.
 */
export function imagineState(cards: CardSet, view: View, seed: Seed): State {
  const dice = openDice(freshChance(seed));
  const guesses = new Map(seatsOf(view).map((seat) => [seat, guessCards(view, seat, dice)]));
  const cardOf = (seat: Seat, nth: number) => guesses.get(seat)?.laid[nth] ?? 1;
  const seen = new Map<Seat, number>();
  const bids = view.bids.map((bid): Bid => {
    const nth = seen.get(bid.seat) ?? 0;
    seen.set(bid.seat, nth + 1);
    return { ...bid, card: bid.card ?? cardOf(bid.seat, nth) };
  });
  const { newspapers, ...decks } = guessDecks(cards, view, dice);
  const { options, commitment, round, track, step, waiting, place, permits, ladder, startLadder, sea, land } = view;
  return {
    options,
    chance: { seed: view.seed ?? seed, drawn: 0 },
    commitment,
    round,
    track,
    step,
    waiting,
    place,
    permits,
    work: view.work.map((work, seat): Work => ({ ...work, before: work.before ?? sideOf(view, seat) })),
    earlier: view.earlier && view.players.map((_, seat) => (seat === view.viewer ? (view.earlier ?? []) : [])),
    ladder,
    startLadder,
    players: view.players.map(({ cardsInHand: _, ...player }, seat): Player => {
      return { ...player, hand: guesses.get(seat)?.hand ?? [] };
    }),
    dummy: view.dummy && { raises: view.dummy.raises, hand: guesses.get(DUMMY_SEAT)?.hand ?? [] },
    bids,
    sea,
    land,
    decks: { ...decks, newspapers: newspapers.left },
    discards: { ...view.discards, newspapers: newspapers.gone },
    openEvent: view.openEvent,
  };
}

function seatsOf(view: View): Seat[] {
  return view.players.map((_, seat): Seat => seat).concat(view.dummy === undefined ? [] : [DUMMY_SEAT]);
}

type Guess = { readonly hand: readonly Influence[]; readonly laid: readonly Influence[] };

/** The five cards in play follow from the raises; where they lie is guessed, unless it is known. */
function guessCards(view: View, seat: Seat, dice: Dice): Guess {
  const bids = view.bids.filter((bid) => bid.seat === seat);
  const known = bids.flatMap(({ card }) => card ?? []);
  if (seat === view.viewer && view.hand !== undefined) return { hand: view.hand, laid: known };
  const inPlay = handAfter(
    seat === DUMMY_SEAT && view.dummy !== undefined ? view.dummy.raises : (view.players[seat]?.raises ?? 0),
  );
  if (known.length === bids.length && known.length > 0) return { hand: without(inPlay, known), laid: known };
  const shuffled = dice.shuffled(inPlay);
  const hand = shuffled.slice(bids.length);
  return { laid: shuffled.slice(0, bids.length), hand: seat === DUMMY_SEAT ? hand : hand.toSorted((a, b) => a - b) };
}

function without<Item>(items: readonly Item[], taken: readonly Item[]): Item[] {
  return taken.reduce<Item[]>(
    (left, item) => (left.includes(item) ? left.toSpliced(left.indexOf(item), 1) : left),
    [...items],
  );
}

function sideOf(view: View, seat: Seat): Work["before"] {
  const player = view.players[seat];
  if (player === undefined) throw new Error(`the view has no seat ${seat}`);
  return { money: player.money, bank: player.bank, harbor: player.harbor };
}

type Newspapers = { readonly left: readonly NewspaperId[]; readonly gone: readonly NewspaperId[] };

function guessDecks(
  cards: CardSet,
  view: View,
  dice: Dice,
): Omit<Decks, "newspapers"> & { readonly newspapers: Newspapers } {
  const { mode, seats } = view.options;
  const table = mode === "solo" ? SOLO_TABLE : seats;
  const harbors = view.players.map(({ harbor }) => harbor);
  const lying = new Set([
    ...view.sea.flatMap(({ card }) => card ?? []),
    ...view.discards.ships,
    ...harbors.flatMap(({ docks }) => docks.flatMap(({ berthed }) => berthed?.ship ?? [])),
  ]);
  const signed = new Set([
    ...view.land.flatMap(({ card }) => card ?? []),
    ...view.discards.contracts,
    ...harbors.flatMap(({ loading }) => loading.flatMap(({ laid }) => laid?.contract ?? [])),
  ]);
  const raised = new Set([
    view.building,
    ...view.discards.buildings,
    ...view.players.flatMap(({ yard }) => yard),
    ...harbors.flatMap(({ spaces }) => spaces.flatMap(({ building }) => building ?? [])),
  ]);
  const top = <Id>(card: Id | undefined): Id[] => (card === undefined ? [] : [card]);
  return {
    ships: stackByBack(
      usedAt(cards.lists.ships, table, mode).filter(({ id }) => !lying.has(id)),
      dice,
    ),
    contracts: stackByBack(
      usedAt(cards.lists.contracts, table, mode).filter(({ id }) => !signed.has(id)),
      dice,
    ),
    buildings: [
      ...top(view.building),
      ...dice.shuffled(cards.lists.buildings.map(({ id }) => id).filter((id) => !raised.has(id))),
    ],
    prices: [
      ...top(view.price),
      ...dice.shuffled(cards.lists.prices.map(({ id }) => id).filter((id) => id !== view.price)),
    ],
    newspapers: guessNewspapers(cards, view, dice),
  };
}

/** The number of newspapers left follows from what was drawn; which ones they are does not. */
function guessNewspapers(cards: CardSet, view: View, dice: Dice): Newspapers {
  if (view.options.mode === "short") return { left: [], gone: [] };
  const closed = dice.shuffled(cards.lists.newspapers.map(({ id }) => id).filter((id) => id !== view.openEvent));
  if (view.options.mode === "long") {
    const gone = Math.max(0, view.round - (view.openEvent === undefined ? 1 : 2));
    return { left: closed.slice(gone), gone: closed.slice(0, gone) };
  }
  const handSize = handAfter(0).length;
  const drawn = (view.round - 1) * handSize + view.bids.filter(({ seat }) => seat === DUMMY_SEAT).length;
  const gone = drawn === 0 ? 0 : ((drawn - 1) % closed.length) + 1;
  return { left: closed.slice(gone), gone: closed.slice(0, gone) };
}
