import { type Dice, eventsFor, freshChance, openDice, playMatch, type Seat, seedFrom, type Viewer } from "@harbor/kit";
import { expect, test } from "vitest";
import { bremerhaven, HAND_SIZE, INFLUENCE_CARDS, type Influence, type State, type View, WESER } from "../src/index.ts";
import { randomPlan } from "./tables.ts";

const GAMES = 28;

/** A state that differs from the given one in everything hidden from this viewer, and in nothing else. */
function hiddenChanged(state: State, viewer: Viewer, dice: Dice): State {
  const bidding = state.step === "bidding";
  const hidden = (seat: Seat) => bidding && seat !== viewer;
  const cards = new Map(
    [...state.players.keys(), state.players.length].map((seat) => [seat, dice.shuffled(cardsInPlay(state, seat))]),
  );
  const [building, ...buildings] = state.decks.buildings;
  const [price, ...prices] = state.decks.prices;
  const laidSoFar = new Map<Seat, number>();
  return {
    ...state,
    chance:
      bremerhaven.scores(state) === undefined
        ? { seed: seedFrom(`other ${dice.below(1e6)}`), drawn: dice.below(1000) }
        : state.chance,
    bids: state.bids.map((bid) => {
      const nth = laidSoFar.get(bid.seat) ?? 0;
      laidSoFar.set(bid.seat, nth + 1);
      return hidden(bid.seat) ? { ...bid, card: cards.get(bid.seat)?.[nth] ?? bid.card } : bid;
    }),
    players: state.players.map((player, seat) => {
      return hidden(seat) ? { ...player, hand: (cards.get(seat) ?? []).slice(HAND_SIZE - player.hand.length) } : player;
    }),
    ...(state.dummy && {
      dummy: {
        ...state.dummy,
        hand: bidding
          ? (cards.get(state.players.length) ?? []).slice(HAND_SIZE - state.dummy.hand.length)
          : state.dummy.hand,
      },
    }),
    decks: {
      ships: dice.shuffled(state.decks.ships),
      contracts: dice.shuffled(state.decks.contracts),
      buildings: building === undefined ? [] : [building, ...dice.shuffled(buildings)],
      prices: price === undefined ? [] : [price, ...dice.shuffled(prices)],
      newspapers: otherNewspapers(state, dice),
    },
  };
}

function cardsInPlay(state: State, seat: Seat): Influence[] {
  const raises = state.players[seat]?.raises ?? state.dummy?.raises ?? 0;
  return INFLUENCE_CARDS.slice(raises, raises + HAND_SIZE);
}

/** The remaining newspapers are hidden, too: replace them with as many others. */
function otherNewspapers(state: State, dice: Dice): string[] {
  const all = WESER.lists.newspapers.map(({ id }) => id);
  return dice.shuffled(all.filter((id) => id !== state.openEvent)).slice(0, state.decks.newspapers.length);
}

/** Looks for differences between a viewer's views of two states, game by game, and stops at the first game with one. */
function statesThatLeak(view: (state: State, viewer: Viewer) => View): {
  readonly looked: number;
  readonly leaking: number;
} {
  const dice = openDice(freshChance(seedFrom("secrecy")));
  let looked = 0;
  let leaking = 0;
  for (let nth = 0; nth < GAMES && leaking === 0; nth += 1) {
    playMatch(bremerhaven, randomPlan("secrecy", nth), ({ state }) => {
      for (const viewer of [...state.players.keys(), "spectator"] as const) {
        looked += 1;
        const other = hiddenChanged(state, viewer, dice);
        if (JSON.stringify(view(state, viewer)) !== JSON.stringify(view(other, viewer))) leaking += 1;
      }
    });
  }
  return { looked, leaking };
}

test("SHW-3 states that differ only in what is hidden give a viewer the same view, byte for byte", () => {
  const { looked, leaking } = statesThatLeak(bremerhaven.view);
  expect(looked).toBeGreaterThan(20_000);
  expect(leaking).toBe(0);
});

test.each<[string, (state: State, viewer: Viewer) => object]>([
  ["the value of a bid", (state) => ({ bid: state.bids.at(-1)?.card })],
  [
    "a hand",
    (state, viewer) => ({ hands: state.players.filter((_, seat) => seat !== viewer).map(({ hand }) => hand) }),
  ],
  ["the next ship", (state) => ({ next: state.decks.ships[0] })],
  ["the next contract", (state) => ({ next: state.decks.contracts[0] })],
  ["the building under the top one", (state) => ({ next: state.decks.buildings[1] })],
  ["the price card under the top one", (state) => ({ next: state.decks.prices[1] })],
  ["the next newspaper", (state) => ({ next: state.decks.newspapers[0] })],
  ["the seed", (state) => ({ seed: state.chance.seed })],
  ["how far the dice have been thrown", (state) => ({ drawn: state.chance.drawn })],
  ["the dummy's cards", (state) => ({ dummy: state.dummy?.hand })],
])("SHW-3 the test above sees it when a view gives away %s", (_, leak) => {
  const leakyView = (state: State, viewer: Viewer) => ({ ...bremerhaven.view(state, viewer), ...leak(state, viewer) });
  expect(statesThatLeak(leakyView).leaking).toBeGreaterThan(0);
});

test("SHW-3 the events of a bid that others see do not depend on the card", () => {
  let compared = 0;
  for (let nth = 0; nth < GAMES; nth += 1) {
    playMatch(bremerhaven, randomPlan("secret bids", nth), ({ state }) => {
      const seat = bremerhaven.pending(state)[0];
      if (state.step !== "bidding" || seat === undefined || state.bids.length + 2 >= state.ladder.length * HAND_SIZE)
        return;
      const bids = bremerhaven
        .legal(state, seat)
        .flatMap((action) => (action.type === "bid" && action.slot === "permit" ? action : []));
      for (const viewer of [...state.players.keys(), "spectator"] as const) {
        if (viewer === seat) continue;
        const seen = bids.map((bid) => {
          const applied = bremerhaven.apply(state, seat, bid);
          return applied.ok
            ? JSON.stringify([eventsFor(applied.events, viewer), bremerhaven.view(applied.state, viewer)])
            : "refused";
        });
        expect(new Set(seen).size).toBe(Math.min(1, seen.length));
        compared += seen.length;
      }
    });
  }
  expect(compared).toBeGreaterThan(10_000);
});
