import { type CardSet, type Event, type SeenBid, SLOTS, type Slot, type StepId, type View } from "@harbor/bremerhaven";
import type { Happened } from "@harbor/face";
import { type Beat, lastReveal, type SlotBeat } from "./beats.ts";
import { before } from "./before.ts";

/** One picture of what is told: the cards of a slot are turned up first, then follows what comes of it. */
export type Scene = {
  /** How many beats have been told, with this one. */
  readonly told: number;
  readonly beat: Beat;
  readonly opening: boolean;
  /** How much of the history is shown. */
  readonly upTo: number;
  readonly view: View;
  /** The cards at the first so many slots are face up. */
  readonly open: number;
};

const TIDINGS_STEP = {
  income: "income",
  settlement: "harbor",
  newspaper: "newspaper",
  next: "progress",
  last: "ending",
  start: "founding",
} as const satisfies Record<string, StepId>;

/** The pictures by which the beats are told on the boards. The last one is how things are now. */
export function scenesOf(
  cards: CardSet,
  beats: readonly Beat[],
  history: readonly Happened<Event>[],
  now: View,
): readonly Scene[] {
  const [first] = beats;
  if (first === undefined) return [];
  const marks = beats.flatMap((beat, nth) => {
    const end = beats[nth + 1]?.first ?? history.length;
    const scene = (opening: boolean) => ({ told: nth + 1, beat, opening, upTo: opening ? beat.first : end });
    return [...(isAnnounced(beat) ? [scene(true)] : []), ...(beat.outcome.length > 0 ? [scene(false)] : [])];
  });
  const revealed = lastReveal(history);
  const toldBefore = history.slice(Math.max(0, revealed), first.first).some(({ event }) => isSlotResult(event));
  const views = viewsAt(cards, new Set(marks.map(({ upTo }) => upTo)), history, now);
  let turned = 0;
  return marks.map((mark): Scene => {
    if (mark.beat.kind === "slot") turned = SLOTS.indexOf(mark.beat.slot) + 1;
    const open = toldBefore || mark.upTo <= revealed ? SLOTS.length : turned;
    return { ...mark, open, view: staged(views.get(mark.upTo) ?? now, mark.beat, open) };
  });
}

/** There is something to be seen before anything comes of it: cards that are turned up, a lorry that is judged. */
function isAnnounced(beat: Beat): boolean {
  return beat.kind === "slot" || beat.outcome.some(({ type }) => type === "contract-settled");
}

function isSlotResult({ type }: Event): boolean {
  return type === "slot-won" || type === "parking-paid";
}

/** The same view stands for the same moment, so that nothing moves while only words are told. */
function viewsAt(
  cards: CardSet,
  wanted: ReadonlySet<number>,
  history: readonly Happened<Event>[],
  now: View,
): Map<number, View> {
  const views = new Map<number, View>();
  const first = Math.min(...wanted);
  let view = now;
  for (let length = history.length; length >= first; length -= 1) {
    if (wanted.has(length)) views.set(length, view);
    const last = history[length - 1];
    if (last !== undefined && length > first) view = before(cards, view, last.event, history.slice(0, length - 1));
  }
  return views;
}

/** The rail and the boards show the step that is told. */
function staged(view: View, beat: Beat, open: number): View {
  const step = beat.kind === "slot" ? stepOf(beat.slot) : TIDINGS_STEP[beat.title];
  const place = beat.kind === "slot" ? placeOf(beat) : 0;
  return { ...view, step, place, bids: view.bids.map((bid) => covered(bid, view, open)) };
}

/** Others' cards are not known before their slot is told. */
function covered(bid: SeenBid, { viewer }: View, open: number): SeenBid {
  if (bid.seat === viewer || SLOTS.indexOf(bid.slot) < open) return bid;
  return { seat: bid.seat, slot: bid.slot };
}

function stepOf(slot: Slot): StepId {
  if (slot.startsWith("ship:")) return "ships";
  if (slot.startsWith("contract:")) return "contracts";
  switch (slot) {
    case "parking":
    case "building":
    case "permit":
    case "influence":
    case "prices":
    case "ladder":
      return slot;
    default:
      return "bidding";
  }
}

function placeOf({ slot }: SlotBeat): number {
  const [, place] = slot.split(":");
  return place === undefined ? 0 : Number(place);
}
