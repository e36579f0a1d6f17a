import { type Bid, type Event, type Influence, SLOTS, type Slot } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import type { Happened } from "@harbor/ui";

/** One seat's cards at a slot; `nth` is the position of a card in the round's order, starting at 1. */
export type Stack = {
  readonly seat: Seat;
  readonly cards: readonly { readonly card: Influence; readonly nth: number }[];
  readonly total: number;
};

/** How a slot was decided. `shared` is parking, where everybody is paid; `open` is not resolved yet. */
export const VERDICTS = ["alone", "margin", "rank", "building", "shared", "open"] as const;
export type Verdict = (typeof VERDICTS)[number];

export type SlotHeat = {
  readonly slot: Slot;
  /** The ship or contract on offer. */
  readonly offer: string | undefined;
  /** The winner first, then by total. */
  readonly stacks: readonly Stack[];
  readonly winner: Seat | undefined;
  readonly verdict: Verdict;
  /** The winner's lead over the next bidder. */
  readonly margin: number;
  /** The total of all bids. */
  readonly laid: number;
  /** The total of all losing bids. */
  readonly wasted: number;
};

/** One seat's totals in a round. */
export type SeatHeat = {
  readonly seat: Seat;
  readonly laid: number;
  readonly won: number;
  readonly wasted: number;
};

export type RoundHeat = {
  readonly round: number;
  readonly slots: readonly SlotHeat[];
  readonly seats: readonly SeatHeat[];
};

type Won = Extract<Event, { type: "slot-won" }>;

/** How hotly each slot was contested in each round, computed from the events alone. */
export function heatOf(history: readonly Happened<Event>[]): readonly RoundHeat[] {
  const rounds: RoundHeat[] = [];
  let round = 1;
  let bids: readonly Bid[] | undefined;
  let won = new Map<Slot, Won>();
  let offers = new Map<Slot, string>();

  function close(): void {
    if (bids !== undefined) rounds.push(roundOf(round, bids, won, offers));
    bids = undefined;
    won = new Map();
    offers = new Map();
  }

  for (const { event } of history) {
    if (event.type === "round-begun") {
      close();
      round = event.round;
    } else if (event.type === "bids-revealed") bids = event.bids;
    else if (event.type === "slot-won") won.set(event.slot, event);
    else if (event.type === "bid-laid" && event.offer !== undefined) offers.set(event.slot, event.offer);
  }
  close();
  return rounds;
}

function roundOf(
  round: number,
  bids: readonly Bid[],
  won: ReadonlyMap<Slot, Won>,
  offers: ReadonlyMap<Slot, string>,
): RoundHeat {
  const slots = SLOTS.flatMap((slot) => {
    const heat = slotOf(slot, bids, won.get(slot));
    return heat === undefined ? [] : { ...heat, offer: offers.get(slot) };
  });
  const seats = [...new Set(bids.map(({ seat }) => seat))].toSorted((a, b) => a - b);
  return { round, slots, seats: seats.map((seat) => seatOf(seat, slots)) };
}

function slotOf(slot: Slot, bids: readonly Bid[], won: Won | undefined): Omit<SlotHeat, "offer"> | undefined {
  const stacks = stacksAt(slot, bids, won?.seat);
  if (stacks.length === 0) return undefined;
  const laid = sum(stacks.map(({ total }) => total));
  const [first, second] = stacks;
  const margin = (first?.total ?? 0) - (second?.total ?? 0);
  if (won === undefined) {
    return {
      slot,
      stacks,
      winner: undefined,
      verdict: slot === "parking" ? "shared" : "open",
      margin,
      laid,
      wasted: 0,
    };
  }
  return { slot, stacks, winner: won.seat, verdict: verdictOn(won, stacks), margin, laid, wasted: laid - won.total };
}

function verdictOn(won: Won, stacks: readonly Stack[]): Verdict {
  if (won.brokenBy !== undefined) return "building";
  if (won.tiedWith.length > 0) return "rank";
  return stacks.length === 1 ? "alone" : "margin";
}

function stacksAt(slot: Slot, bids: readonly Bid[], winner: Seat | undefined): readonly Stack[] {
  const bySeat = new Map<Seat, { card: Influence; nth: number }[]>();
  for (const [index, { seat, slot: at, card }] of bids.entries()) {
    if (at === slot) bySeat.set(seat, [...(bySeat.get(seat) ?? []), { card, nth: index + 1 }]);
  }
  return [...bySeat]
    .map(([seat, cards]): Stack => ({ seat, cards, total: sum(cards.map(({ card }) => card)) }))
    .toSorted((a, b) => Number(b.seat === winner) - Number(a.seat === winner) || b.total - a.total);
}

function seatOf(seat: Seat, slots: readonly SlotHeat[]): SeatHeat {
  const totalIn = (chosen: readonly SlotHeat[]) =>
    sum(chosen.flatMap(({ stacks }) => stacks.flatMap((stack) => (stack.seat === seat ? stack.total : []))));
  const lost = slots.filter(({ winner }) => winner !== undefined && winner !== seat);
  return {
    seat,
    laid: totalIn(slots),
    won: totalIn(slots.filter(({ winner }) => winner === seat)),
    wasted: totalIn(lost),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
