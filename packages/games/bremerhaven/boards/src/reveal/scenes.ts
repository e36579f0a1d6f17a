import {
  type CardSet,
  type CONTRACT_SLOTS,
  type Event,
  type SeenBid,
  type SHIP_SLOTS,
  SLOTS,
  type Slot,
  type StepId,
  type View,
} from "@harbor/bremerhaven";
import type { Happened } from "@harbor/ui";
import { type Beat, lastReveal, type SlotBeat } from "./beats.ts";
import { viewsAfter } from "./chronicle.ts";

/** One picture of the reveal. A slot has an opening, which turns its cards up, and then its outcome. */
export type Scene = {
  /** The number of beats shown, including this one. */
  readonly told: number;
  readonly beat: Beat;
  readonly opening: boolean;
  /** The events shown with this scene; in an opening, those about to happen. */
  readonly news: readonly Event[];
  /** The number of the beat's outcome events shown so far. */
  readonly lines: number;
  /** The number of events shown. */
  readonly upTo: number;
  readonly view: View;
  /** The number of slots, in order of resolution, whose cards are face up. */
  readonly open: number;
};

type Mark = Omit<Scene, "view" | "open">;

const TIDINGS_STEP = {
  income: "income",
  settlement: "harbor",
  newspaper: "newspaper",
  next: "progress",
  last: "ending",
} as const satisfies Record<string, StepId>;

/**
 * The scenes that play the beats on the boards, except the first `listed` beats. The last scene shows the present
 * view.
 */
export function scenesOf(
  cards: CardSet,
  beats: readonly Beat[],
  history: readonly Happened<Event>[],
  now: View,
  listed = 0,
): readonly Scene[] {
  const first = beats[listed];
  if (first === undefined) return [];
  const marks = beats.flatMap((beat, nth) =>
    nth < listed ? [] : marksOf(beat, nth + 1, beats[nth + 1]?.first ?? history.length),
  );
  const revealed = lastReveal(history);
  const toldBefore = history.slice(Math.max(0, revealed), first.first).some(({ event }) => isSlotResult(event));
  const views = viewsAfter(cards, new Set(marks.map(({ upTo }) => upTo)), history, now);
  let turned = 0;
  return marks.map((mark): Scene => {
    if (mark.beat.kind === "slot") turned = SLOTS.indexOf(mark.beat.slot) + 1;
    const open = toldBefore || mark.upTo <= revealed ? SLOTS.length : turned;
    return { ...mark, open, view: staged(views.get(mark.upTo) ?? now, mark.beat, open) };
  });
}

/** Cards are turned up, or a contract gets its stamp, before the outcome. */
function marksOf(beat: Beat, told: number, end: number): readonly Mark[] {
  const opening: Mark = { told, beat, opening: true, news: [], lines: 0, upTo: beat.first };
  const marks: Mark[] = beat.kind === "slot" && !beat.resumed ? [opening] : [];
  let lines = 0;
  const parts = partsOf(beat);
  for (const [nth, part] of parts.entries()) {
    const news = part.map(({ event }) => event);
    const [start] = part;
    if (start !== undefined && start.event.type === "contract-settled") {
      marks.push({ ...opening, news, lines, upTo: start.n });
    }
    lines += part.length;
    marks.push({ told, beat, opening: false, news, lines, upTo: parts[nth + 1]?.[0]?.n ?? end });
  }
  return marks;
}

/** Splits settlements by contract and by harbor, so that each payment is seen at its place. */
function partsOf({ kind, outcome, ...beat }: Beat): readonly (readonly Happened<Event>[])[] {
  if (outcome.length === 0) return [];
  if (kind === "slot" || !("title" in beat) || (beat.title !== "settlement" && beat.title !== "last")) return [outcome];
  const parts: Happened<Event>[][] = [];
  let seat: number | undefined;
  for (const happened of outcome) {
    const { event } = happened;
    const whose = "seat" in event ? event.seat : undefined;
    const last = parts.at(-1);
    if (last === undefined || event.type === "contract-settled" || whose !== seat) parts.push([happened]);
    else last.push(happened);
    seat = whose;
  }
  return parts;
}

function isSlotResult({ type }: Event): boolean {
  return type === "slot-won" || type === "parking-paid";
}

/** During the reveal, nobody has to act. */
const NOBODY: View["waiting"] = [];

/** Makes the rail and the boards show the step of the beat. */
function staged(view: View, beat: Beat, open: number): View {
  const step = beat.kind === "slot" ? stepOf(beat.slot) : TIDINGS_STEP[beat.title];
  const place = beat.kind === "slot" ? placeOf(beat) : 0;
  return { ...view, step, place, waiting: NOBODY, bids: view.bids.map((bid) => covered(bid, view, open)) };
}

/** Hides the others' cards until their slot is revealed. */
function covered(bid: SeenBid, { viewer }: View, open: number): SeenBid {
  if (bid.seat === viewer || SLOTS.indexOf(bid.slot) < open) return bid;
  return { seat: bid.seat, slot: bid.slot };
}

function stepOf(slot: Slot): StepId {
  if (isShipSlot(slot)) return "ships";
  return isContractSlot(slot) ? "contracts" : slot;
}

const isShipSlot = (slot: Slot): slot is (typeof SHIP_SLOTS)[number] => slot.startsWith("ship:");
const isContractSlot = (slot: Slot): slot is (typeof CONTRACT_SLOTS)[number] => slot.startsWith("contract:");

function placeOf({ slot }: SlotBeat): number {
  const [, place] = slot.split(":");
  return place === undefined ? 0 : Number(place);
}
