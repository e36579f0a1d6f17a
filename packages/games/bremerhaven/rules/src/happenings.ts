import type { Log, Seat } from "@harbor/kit";
import type { CardSet } from "./cards/cardSet.ts";
import type { Happening } from "./cards/effects.ts";
import type { Event } from "./events.ts";
import { buildingsOf, harborValue } from "./harbor/harbor.ts";
import { goodsOnSpaces } from "./harbor/storage.ts";
import { charge, earn, movePrestige, playerAt, playersByRank, withPlayer } from "./players.ts";
import type { Berthed, Laid, State } from "./state.ts";
import { cyclePrices } from "./steps/prices.ts";
import { DOCKS } from "./vocabulary.ts";

type Prestige = Extract<Happening, { happening: "prestige" }>;
type Markers = Extract<Happening, { happening: "markers" }>;

/** The interpreter of happenings. Those that ask the players are handled by the newspaper step. */
export function applyHappening(cards: CardSet, start: State, happening: Happening, log: Log<Event>): State {
  const forEach = (act: (state: State, seat: Seat) => State) => playersByRank(start).reduce(act, start);
  switch (happening.happening) {
    case "pay":
      return forEach((state, seat) => {
        const times = Math.floor(countOf(state, seat, happening.forEach) / happening.every);
        return charge(state, seat, times * happening.money, "event", log);
      });
    case "gain":
      return forEach((state, seat) => {
        const times = happening.forEach === "player" ? 1 : shipsOf(state, seat).length;
        return gain(state, seat, times * happening.money, log);
      });
    case "fill-cash":
      return forEach((state, seat) => gain(state, seat, Math.max(0, happening.to - playerAt(state, seat).money), log));
    case "prestige":
      return chosenSeats(cards, start, happening).reduce(
        (state, seat) => movePrestige(cards, state, seat, happening.change, "event", log),
        start,
      );
    case "lose-cargo":
      return forEach((state, seat) => loseCargo(state, seat, happening.goods, log));
    case "markers":
      return forEach((state, seat) => changeMarkers(state, seat, happening, log));
    case "cycle-prices":
      return cyclePrices(start, log);
    case "reverse-ladder": {
      const ladder = start.ladder.toReversed();
      log.tell({ type: "ladder-reversed", ladder });
      return { ...start, ladder };
    }
    case "give-good":
    case "sell-good":
      return start;
    default:
      return happening satisfies never;
  }
}

function countOf(state: State, seat: Seat, what: "cash" | "building" | "good"): number {
  const { money, harbor } = playerAt(state, seat);
  if (what === "cash") return money;
  return what === "building" ? buildingsOf(harbor).length : goodsOnSpaces(harbor);
}

function gain(state: State, seat: Seat, money: number, log: Log<Event>): State {
  if (money > 0) log.tell({ type: "money-gained", seat, money });
  return earn(state, seat, money);
}

function shipsOf(state: State, seat: Seat): Berthed[] {
  return playerAt(state, seat).harbor.docks.flatMap(({ berthed }) => berthed ?? []);
}

/** Computed for everybody before any marker moves. */
function chosenSeats(cards: CardSet, state: State, { who, stars }: Prestige): Seat[] {
  const seats = playersByRank(state);
  const values = seats.map((seat) => harborValue(cards, playerAt(state, seat).harbor));
  const lowest = Math.min(...seats.map((seat) => playerAt(state, seat).prestige));
  const highest = Math.max(...values);
  return seats.filter((seat, index) => {
    switch (who) {
      case "has-proud-ship":
        return shipsOf(state, seat).some(({ ship }) => cards.ship(ship).stars >= (stars ?? 0));
      case "has-no-ship":
        return shipsOf(state, seat).length === 0;
      case "lowest-prestige":
        return playerAt(state, seat).prestige === lowest;
      case "highest-value":
        return highest > 0 && values[index] === highest;
      default:
        return who satisfies never;
    }
  });
}

function loseCargo(state: State, seat: Seat, most: number, log: Log<Event>): State {
  const { harbor } = playerAt(state, seat);
  const docks = harbor.docks.map((dock, index) => {
    const number = DOCKS[index];
    if (number === undefined || dock.berthed === undefined || dock.berthed.goods === 0) return dock;
    const goods = Math.min(most, dock.berthed.goods);
    log.tell({ type: "cargo-lost", seat, dock: number, goods });
    return { berthed: { ...dock.berthed, goods: dock.berthed.goods - goods } };
  });
  return withPlayer(state, seat, { harbor: { ...harbor, docks } });
}

/** The last marker is never removed here: an event makes no card due. */
function changeMarkers(state: State, seat: Seat, { on, change }: Markers, log: Log<Event>): State {
  const { harbor } = playerAt(state, seat);
  const isTouched = (card: Berthed | Laid | undefined) => card !== undefined && (change === 1 || card.markers > 1);
  const changed = <Card extends Berthed | Laid>(card: Card): Card => {
    return isTouched(card) ? { ...card, markers: card.markers + change } : card;
  };
  const after =
    on === "ships"
      ? {
          ...harbor,
          docks: harbor.docks.map(({ berthed }) => (berthed === undefined ? {} : { berthed: changed(berthed) })),
        }
      : { ...harbor, loading: harbor.loading.map(({ laid }) => (laid === undefined ? {} : { laid: changed(laid) })) };
  const touched =
    on === "ships"
      ? harbor.docks.some((dock) => isTouched(dock.berthed))
      : harbor.loading.some((dock) => isTouched(dock.laid));
  if (touched) log.tell({ type: "markers-changed", seat, on, change });
  return withPlayer(state, seat, { harbor: after });
}
