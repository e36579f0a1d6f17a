import { clockwise, type Log, type Seat } from "@harbor/kit";
import type { ActionOf } from "../actions.ts";
import { copies, countOf, kindsIn, sorted, without } from "../cargo.ts";
import { drawCards } from "../drawing.ts";
import type { Event } from "../events.ts";
import type { IslandSet } from "../islands/islandSet.ts";
import { holdersOf, roleCards } from "../roles.ts";
import { asking, changeEach, changePlayer, type GameStep, playerAt, playersWith, type State } from "../state.ts";
import { HAND_SIZE, type Kind } from "../vocabulary.ts";

/** REF: everything laid is discarded, and all draw in turn; only the loader has something to decide. */
export function refillStep({ lists }: IslandSet): GameStep {
  const cards = roleCards(lists);

  /** Refills these seats until the loader has to choose. */
  function refill(start: State, seats: readonly Seat[], log: Log<Event>): State {
    const [loader] = holdersOf(cards, start.taken, "draw-more");
    let state = start;
    for (const seat of seats) {
      const needed = cardsNeeded(state, seat);
      if (seat !== loader?.seat) {
        if (needed > 0) state = draw(state, seat, needed, log);
        continue;
      }
      state = drawToStow(state, seat, needed + loader.effect.cards, log);
      if (state.drawn === undefined) continue;
      // Whether there is a choice shows in the numbers of cards, which everybody sees (REF-6, REF-9).
      if (needed > 0 && state.drawn.length > needed) return { ...state, waiting: [seat] };
      state = stow(state, seat, state.drawn.slice(0, needed), log);
    }
    return { ...state, waiting: [] };
  }

  return asking({
    id: "refill",
    takes: ["stow"],
    enter: (state, log) => refill(clearTable(state), clockwise(state.captain, state.players.length), log),
    // SHW-6: the loader is asked even if all the cards drawn are alike.
    asksInSecret: true,
    candidates: ({ drawn = [], ...state }, seat) => {
      return choices(drawn, cardsNeeded(state, seat)).map((keep): ActionOf<"stow"> => ({ type: "stow", keep }));
    },
    exact: true,
    whyNot: ({ drawn = [], ...state }, seat) => {
      const needed = cardsNeeded(state, seat);
      return ({ keep }) => {
        if (keep.length !== needed) return "wrong-number";
        return without(drawn, keep) === undefined ? "not-drawn" : undefined;
      };
    },
    perform(state, seat, { keep }, log) {
      const order = clockwise(state.captain, state.players.length);
      return refill(stow(state, seat, keep, log), order.slice(order.indexOf(seat) + 1), log);
    },
    next: () => "offer",
  });
}

/** REF-1. */
function clearTable(state: State): State {
  const gone = state.players.flatMap(({ laid, fought = 0 }) => [...laid, ...copies("saber", fought)]);
  const cleared = changeEach(state, { laid: [], passed: false, fought: undefined, sale: undefined });
  return { ...cleared, discards: [...state.discards, ...gone], wage: undefined, courses: {} };
}

/** REF-2, REF-3a. */
function cardsNeeded({ players }: Pick<State, "players">, seat: Seat): number {
  return Math.max(0, HAND_SIZE - playerAt({ players }, seat).hand.length);
}

function draw(state: State, seat: Seat, wanted: number, log: Log<Event>): State {
  const { state: after, cards } = drawCards(state, wanted, log);
  if (cards.length === 0) return after;
  const kinds = sorted(cards);
  const open = { type: "drawn", seat, cards: cards.length } as const;
  log.confide(seat, { ...open, kinds }, open);
  return changePlayer(after, seat, { hand: sorted([...playerAt(after, seat).hand, ...cards]) });
}

/** REF-4. */
function drawToStow(state: State, seat: Seat, wanted: number, log: Log<Event>): State {
  const { state: after, cards } = drawCards(state, wanted, log);
  if (cards.length === 0) return after;
  const open = { type: "drawn", seat, cards: cards.length } as const;
  log.confide(seat, { ...open, kinds: cards }, open);
  return { ...after, drawn: cards };
}

/** REF-4, REF-5: of equal cards the first ones drawn are kept, and the others go under the pile as they came. */
function stow(state: State, seat: Seat, keep: readonly Kind[], log: Log<Event>): State {
  const { drawn = [] } = state;
  const under = without(drawn, keep) ?? [];
  const kept = sorted(keep);
  const open = { type: "stowed", seat, under: under.length } as const;
  if (under.length > 0) log.confide(seat, { ...open, kept, kinds: under }, open);
  const players = playersWith(state, seat, { hand: sorted([...playerAt(state, seat).hand, ...kept]) });
  return { ...state, players, pile: [...state.pile, ...under], drawn: undefined, waiting: [] };
}

/** All ways to choose so many of these cards; cards of a kind are alike. */
function choices(cards: readonly Kind[], count: number): readonly (readonly Kind[])[] {
  const kinds = kindsIn(cards);
  const chosen: (readonly Kind[])[] = [];
  const choose = (taken: readonly Kind[], nth: number): void => {
    const kind = kinds[nth];
    const left = count - taken.length;
    if (left === 0) chosen.push(taken);
    if (left === 0 || kind === undefined) return;
    for (let more = Math.min(left, countOf(cards, kind)); more >= 0; more -= 1) {
      choose(more === 0 ? taken : [...taken, ...copies(kind, more)], nth + 1);
    }
  };
  choose([], 0);
  return chosen;
}
