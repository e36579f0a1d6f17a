import {
  type Bid,
  type CardSet,
  CONTRACT_SLOTS,
  type Event,
  type SeenPlayer,
  SHIP_SLOTS,
  type Slot,
  type View,
} from "@harbor/bremerhaven";
import type { Happened } from "@harbor/face";
import type { Seat } from "@harbor/kit";
import { lastReveal } from "./beats.ts";
import { harborBefore } from "./harborBefore.ts";

type Past = readonly Happened<Event>[];

/**
 * How the table looked before an event, as far as it can be seen: what is told is told from there, and ends by itself
 * with what is. Steps within a harbor are not taken back.
 */
export function before(set: CardSet, view: View, event: Event, past: Past): View {
  switch (event.type) {
    case "building-taken":
      return {
        ...change(view, event.seat, ({ yard }) => ({ yard: yard.filter((id) => id !== event.building) })),
        building: event.building,
      };
    case "building-removed":
      return { ...view, building: event.building };
    case "building-built":
      return change(view, event.seat, (player) => ({
        yard: [...player.yard, event.building],
        harbor: harborBefore(set, player.harbor, event, past),
      }));
    case "prices-changed": {
      const earlier = past.findLast((one) => one.event.type === "prices-changed")?.event;
      return earlier?.type === "prices-changed" ? { ...view, price: earlier.card } : view;
    }
    case "ranks-swapped":
      return { ...view, ladder: swap(view.ladder, event.up, event.down) };
    case "ladder-reversed":
      return { ...view, ladder: event.ladder.toReversed() };
    case "ship-berthed":
    case "ship-turned-away":
      return { ...withHarbor(set, view, event, past), sea: putBack(view.sea, "ship:", event.ship, past) };
    case "contract-laid":
    case "contract-refused":
      return { ...withHarbor(set, view, event, past), land: putBack(view.land, "contract:", event.contract, past) };
    case "prestige-changed":
      return change(view, event.seat, () => ({ prestige: event.from }));
    case "event-happened":
      return { ...view, openEvent: event.event };
    case "event-opened": {
      const { openEvent: _, ...closed } = view;
      return closed;
    }
    case "token-moved": {
      const open = lastOf(past, "event-happened", "round-begun");
      const track = event.left + event.spaces;
      return open?.type === "event-happened" ? { ...view, track, openEvent: open.event } : { ...view, track };
    }
    case "board-filled":
    case "board-cleared":
      return { ...view, [event.board]: reopened(view, event, past) };
    case "round-begun":
      return { ...view, round: event.round - 1, bids: bidsOf(past) };
    default:
      return withHarbor(set, moneyBefore(view, event), event, past);
  }
}

/** The bids of the latest reveal. */
export function bidsOf(past: Past): readonly Bid[] {
  const event = past.findLast((one) => one.event.type === "bids-revealed")?.event;
  return event?.type === "bids-revealed" ? event.bids : [];
}

function moneyBefore(view: View, event: Event): View {
  switch (event.type) {
    case "parking-paid":
    case "income-paid":
    case "money-gained":
    case "money-produced":
    case "reward-paid":
    case "good-sold":
      return change(view, event.seat, ({ money }) => ({ money: money - event.money }));
    case "contract-settled":
      return change(view, event.seat, ({ money }) => ({ money: money - event.revenue }));
    case "permit-bought":
    case "bollard-placed":
    case "cover-cleared":
    case "influence-raised":
    case "crates-packed":
    case "container-unpacked":
      return change(view, event.seat, ({ money }) => ({ money: money + event.money }));
    case "money-banked":
      return change(view, event.seat, ({ money, bank }) => ({ money: money + event.money, bank: bank - event.money }));
    case "charge-paid":
      return change(view, event.seat, ({ money, bank }) => ({ money: money + event.cash, bank: bank + event.bank }));
    default:
      return view;
  }
}

function withHarbor(set: CardSet, view: View, event: Event, past: Past): View {
  if (!("seat" in event)) return view;
  return change(view, event.seat, ({ harbor }) => {
    const earlier = harborBefore(set, harbor, event, past);
    return earlier === harbor ? {} : { harbor: earlier };
  });
}

/** What is not changed stays the very same, so that nothing is drawn again without need. */
function change(view: View, seat: Seat, part: (player: SeenPlayer) => Partial<SeenPlayer>): View {
  const player = view.players[seat];
  if (player === undefined) return view;
  const changed = part(player);
  if (Object.keys(changed).length === 0) return view;
  return { ...view, players: view.players.with(seat, { ...player, ...changed }) };
}

function swap(ladder: readonly Seat[], one: Seat, other: Seat): readonly Seat[] {
  return ladder.map((seat) => (seat === one ? other : seat === other ? one : seat));
}

type Spots = View["sea"];

/** Back to the place whose bidding was resolved last. */
function putBack(spots: Spots, board: "ship:" | "contract:", card: string, past: Past): Spots {
  const won = lastOf(past, "slot-won");
  if (won?.type !== "slot-won" || !won.slot.startsWith(board)) return spots;
  const place = Number(won.slot.slice(board.length)) - 1;
  return place < spots.length ? spots.with(place, { card }) : spots;
}

type Swept = Extract<Event, { type: "board-cleared" | "board-filled" }>;

/** Before they closed up, the cards that nobody had won lay on the places that nobody had won. */
function reopened(view: View, { type, board, cards }: Swept, past: Past): Spots {
  const there = view[board].flatMap(({ card }) => card ?? []);
  const left = type === "board-cleared" ? [...there, ...cards] : there.filter((card) => !cards.includes(card));
  const since = past.slice(lastReveal(past));
  const won = new Set<Slot>(since.flatMap(({ event }) => (event.type === "slot-won" ? event.slot : [])));
  const open = (board === "sea" ? SHIP_SLOTS : CONTRACT_SLOTS)
    .slice(0, view[board].length)
    .map((slot) => !won.has(slot));
  let missing = open.filter(Boolean).length - left.length;
  return open.map((isOpen) => {
    if (!isOpen) return {};
    missing -= 1;
    const card = missing < 0 ? left.shift() : undefined;
    return card === undefined ? {} : { card };
  });
}

function lastOf(past: Past, ...types: readonly Event["type"][]): Event | undefined {
  return past.findLast(({ event }) => types.includes(event.type))?.event;
}
