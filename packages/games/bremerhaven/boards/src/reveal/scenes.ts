import { type CardSet, type Event, type SeenBid, SLOTS, type Slot, type StepId, type View } from "@harbor/bremerhaven";
import type { Happened } from "@harbor/face";
import { type Beat, lastReveal, type SlotBeat } from "./beats.ts";
import { viewsAfter } from "./chronicle.ts";

/** One picture of what is told: the cards of a slot are turned up first, then follows what comes of it. */
export type Scene = {
  /** How many beats have been told, with this one. */
  readonly told: number;
  readonly beat: Beat;
  readonly opening: boolean;
  /** What is told with this scene; in an opening what is about to happen. */
  readonly news: readonly Event[];
  /** So much of what comes of the beat has been told. */
  readonly lines: number;
  /** How much of the history is shown. */
  readonly upTo: number;
  readonly view: View;
  /** The cards at the first so many slots are face up. */
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
 * The pictures by which the beats are told on the boards, without the first so many beats, which are only listed. The
 * last picture is how things are now.
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

/** Cards are turned up, and a truck is judged, before anything comes of it. */
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

/** The evening is told contract by contract and harbor by harbor, so that every sum can be seen where it is paid. */
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

/** While something is told, nobody is waited for. */
const NOBODY: View["waiting"] = [];

/** The rail and the boards show the step that is told. */
function staged(view: View, beat: Beat, open: number): View {
  const step = beat.kind === "slot" ? stepOf(beat.slot) : TIDINGS_STEP[beat.title];
  const place = beat.kind === "slot" ? placeOf(beat) : 0;
  return { ...view, step, place, waiting: NOBODY, bids: view.bids.map((bid) => covered(bid, view, open)) };
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
