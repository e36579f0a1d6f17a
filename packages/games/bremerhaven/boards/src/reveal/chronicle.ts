import {
  type Bid,
  type CardSet,
  type Event,
  freshHarbor,
  HAND_SIZE,
  type HarborSide,
  type PriceId,
  type SeenPlayer,
  SOLO_START_MONEY,
  START_MONEY,
  TRACK_LENGTH,
  type View,
} from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import type { Happened } from "@harbor/ui";
import { beginsStep } from "../tell/beginsStep.ts";
import { closedUp, filled, without } from "./boardCards.ts";
import { afterWork, changeHarbor, passTime } from "./harborEvents.ts";

type Before = HarborSide & Pick<SeenPlayer, "yard">;

/** The part of a view that follows from the events alone. */
export type Told = Pick<View, "round" | "track" | "ladder" | "players" | "bids" | "sea" | "land" | "openEvent"> & {
  readonly price: PriceId | undefined;
  /** For each seat, its holdings before each step that it may still undo. */
  readonly steps: readonly (readonly Before[])[];
  /** This round's marker has been removed from every ship and contract. */
  readonly aged: boolean;
};

/**
 * The views after the wanted numbers of events. They are computed forward from the beginning of the game, so that
 * nothing shows before its event.
 */
export function viewsAfter(
  cards: CardSet,
  wanted: ReadonlySet<number>,
  history: readonly Happened<Event>[],
  now: View,
): Map<number, View> {
  const views = new Map<number, View>();
  // Without the beginning of the game, past views are unknown.
  if (history[0]?.event.type !== "game-begun") return new Map([...wanted].map((length) => [length, now]));
  let told = beforeAll(now);
  for (let length = 0; length <= history.length; length += 1) {
    if (wanted.has(length)) views.set(length, length === history.length ? now : seenAt(told, history, length, now));
    const next = history[length];
    if (next === undefined) continue;
    if (beginsStep(next.event, history[length - 1]?.event)) told = withStep(told, next.event);
    told = after(cards, told, next.event, now);
  }
  return views;
}

/** The top cards of the decks are known from the later events that take them. */
function seenAt(
  { price, steps: _, aged: __, ...told }: Told,
  history: readonly Happened<Event>[],
  n: number,
  now: View,
): View {
  const { price: lastPrice, building: lastBuilding, openEvent: ___, seed: ____, ...rest } = now;
  const next = nextOf(history, n, (event) => (event.type === "prices-changed" ? event.was : undefined));
  const top = price ?? next ?? lastPrice;
  const building = nextOf(history, n, buildingOf) ?? lastBuilding;
  return {
    ...rest,
    ...told,
    ...(top !== undefined && { price: top }),
    ...(building !== undefined && { building }),
    waiting: [],
  };
}

function nextOf<Found>(
  history: readonly Happened<Event>[],
  from: number,
  find: (event: Event) => Found | undefined,
): Found | undefined {
  for (let n = from; n < history.length; n += 1) {
    const event = history[n]?.event;
    const found = event && find(event);
    if (found !== undefined) return found;
  }
  return undefined;
}

function buildingOf(event: Event): string | undefined {
  return event.type === "building-taken" || event.type === "building-removed" ? event.building : undefined;
}

function beforeAll({ options, players, sea, land, startLadder }: View): Told {
  const { mode, seats } = options;
  return {
    round: 1,
    track: TRACK_LENGTH[seats] ?? 0,
    ladder: startLadder,
    players: players.map((_, seat) => ({
      money: mode === "solo" ? SOLO_START_MONEY : (START_MONEY[startLadder.indexOf(seat)] ?? 0),
      bank: 0,
      prestige: 0,
      raises: 0,
      raised: false,
      cardsInHand: HAND_SIZE,
      yard: [],
      harbor: freshHarbor(mode),
    })),
    bids: [],
    sea: sea.map(() => ({})),
    land: land.map(() => ({})),
    price: undefined,
    steps: players.map(() => []),
    aged: false,
  };
}

/** The table after one more event. The switch is exhaustive: a new event type does not compile without a case. */
function after(cards: CardSet, told: Told, event: Event, now: View): Told {
  switch (event.type) {
    case "game-begun":
      return { ...told, ladder: event.ladder };
    case "round-begun":
      return newRound(told, event.round, now);
    case "bid-laid": {
      const { type: _, offer: __, ...bid } = event;
      const laid = { ...told, bids: [...told.bids, bid] };
      return change(laid, event.seat, ({ cardsInHand }) => ({ cardsInHand: cardsInHand - 1 }));
    }
    case "bids-revealed":
      return { ...told, bids: event.bids, steps: told.steps.map(() => []), aged: false };
    case "prices-changed":
      return { ...told, price: event.card };
    case "ranks-swapped":
      return { ...told, ladder: told.ladder.map((seat) => swapped(seat, event.up, event.down)) };
    case "ladder-reversed":
      return { ...told, ladder: event.ladder };
    case "ship-turned-away":
      return { ...told, sea: without(told.sea, [event.ship]) };
    case "contract-refused":
      return { ...told, land: without(told.land, [event.contract]) };
    case "ship-berthed":
      return inHarbor({ ...told, sea: without(told.sea, [event.ship]) }, event);
    case "contract-laid":
      return inHarbor({ ...told, land: without(told.land, [event.contract]) }, event);
    case "board-cleared":
      return { ...told, [event.board]: closedUp(without(told[event.board], event.cards)) };
    case "board-filled":
      return { ...told, [event.board]: filled(told[event.board], event.cards) };
    case "event-happened":
      return withoutMarker(told);
    case "event-opened":
      return { ...told, openEvent: event.event };
    case "token-moved": {
      const { openEvent: _, ...closed } = withoutMarker(told);
      return { ...closed, track: event.left };
    }
    case "prestige-changed":
      return change(event.by === "value" ? withoutMarker(told) : told, event.seat, () => ({ prestige: event.to }));
    case "hand-renewed":
      return change(told, event.seat, ({ raises }) => ({ raises: raises + 1, raised: false }));
    case "good-produced":
    case "money-produced":
    case "good-moved":
    case "crates-packed":
    case "container-unpacked":
    case "money-banked":
    case "harbor-finished":
      return change(told, event.seat, (player) => afterWork(player, event));
    case "step-undone":
      return stepBack(told, event.seat);
    case "ship-left":
    case "contract-settled":
      return inHarbor(withoutMarker(told), event);
    case "contract-drawn": {
      const { contract, seat } = event;
      return inHarbor(told, { type: "contract-laid", seat, contract, dock: 1, markers: cards.contract(contract).time });
    }
    case "building-drawn":
    case "good-stocked":
    case "parking-paid":
    case "building-taken":
    case "permit-bought":
    case "bollard-placed":
    case "cover-cleared":
    case "building-built":
    case "influence-raised":
    case "income-paid":
    case "reward-paid":
    case "charge-paid":
    case "money-gained":
    case "cargo-lost":
    case "markers-changed":
    case "good-given":
    case "good-sold":
      return inHarbor(told, event);
    case "slot-won":
    case "slot-unbid":
    case "building-removed":
    case "passed":
    case "power-used":
    case "game-ended":
      return told;
    default:
      return event satisfies never;
  }
}

function inHarbor(told: Told, event: Parameters<typeof changeHarbor>[1]): Told {
  return change(told, event.seat, (player) => changeHarbor(player, event));
}

/** HBR-8: all ships and contracts lose a marker together, before the first of them is settled. */
function withoutMarker(told: Told): Told {
  if (told.aged) return told;
  const players = told.players.map((player) => ({ ...player, harbor: passTime(player.harbor) }));
  return { ...told, aged: true, players };
}

function newRound(told: Told, round: number, { options }: View): Told {
  // In the long game, cards close gaps even if none was removed and none is left to draw.
  const tidied = options.mode === "long" ? { sea: closedUp(told.sea), land: closedUp(told.land) } : {};
  const players = told.players.map((player) => ({ ...player, cardsInHand: HAND_SIZE }));
  const bids: readonly Bid[] = [];
  return { ...told, ...tidied, players, bids, round };
}

function withStep(told: Told, event: Event): Told {
  if (!("seat" in event)) return told;
  const { seat } = event;
  const player = told.players[seat];
  if (player === undefined) return told;
  const { money, bank, harbor, yard } = player;
  return { ...told, steps: told.steps.with(seat, [...(told.steps[seat] ?? []), { money, bank, harbor, yard }]) };
}

function stepBack(told: Told, seat: Seat): Told {
  const steps = told.steps[seat] ?? [];
  const last = steps.at(-1);
  if (last === undefined) return told;
  return change({ ...told, steps: told.steps.with(seat, steps.slice(0, -1)) }, seat, () => last);
}

/** Keeps the identity of everything unchanged, so that nothing is drawn again without need. */
function change(told: Told, seat: Seat, part: (player: SeenPlayer) => Partial<SeenPlayer>): Told {
  const player = told.players[seat];
  if (player === undefined) return told;
  return { ...told, players: told.players.with(seat, { ...player, ...part(player) }) };
}

function swapped(seat: Seat, one: Seat, other: Seat): Seat {
  if (seat === one) return other;
  return seat === other ? one : seat;
}
