import type { Bid, Event, Slot } from "@harbor/bremerhaven";
import type { Happened } from "@harbor/face";
import type { Seat } from "@harbor/kit";

/** One slot of the bidding as it is resolved: who bid what, who won, and what came of it. */
export type SlotBeat = {
  readonly kind: "slot";
  readonly slot: Slot;
  readonly bids: readonly Bid[];
  readonly winner: Seat | undefined;
  readonly total: number;
  readonly tiedWith: readonly Seat[];
  readonly outcome: readonly Event[];
  readonly first: number;
};
/** What time does to all harbors: settlements, departures, income, the newspaper. */
export type TidingsBeat = {
  readonly kind: "tidings";
  readonly title: "income" | "settlement" | "newspaper" | "next" | "last" | "start";
  readonly outcome: readonly Event[];
  readonly first: number;
};
export type Beat = SlotBeat | TidingsBeat;

/** Where the bids were turned up last; -1 before the first time. */
export function lastReveal(history: readonly Pick<Happened<Event>, "event">[]): number {
  return history.findLastIndex(({ event }) => event.type === "bids-revealed");
}

/** What is worth a moment of its own, in the order in which it happened. Steps within a harbor are not. */
export function beatsOf(history: readonly Happened<Event>[]): readonly Beat[] {
  const beats: Beat[] = [];
  let bids: readonly Bid[] = [];
  let open: { beat: SlotBeat | TidingsBeat; outcome: Event[] } | undefined;

  function close(): void {
    if (open === undefined) return;
    if (open.beat.kind === "slot" || open.outcome.length > 0) beats.push({ ...open.beat, outcome: open.outcome });
    open = undefined;
  }
  function begin(beat: Beat): void {
    close();
    open = { beat, outcome: [] };
  }
  /** A slot that something comes of though nobody won it. */
  function unwon(slot: Slot, first: number): void {
    if (open?.beat.kind === "slot" && open.beat.slot === slot) return;
    const here = bidsAt(bids, slot);
    begin({ kind: "slot", slot, bids: here, winner: undefined, total: 0, tiedWith: [], outcome: [], first });
  }
  function tidings(title: TidingsBeat["title"], first: number): void {
    if (open?.beat.kind === "tidings" && open.beat.title === title) return;
    begin({ kind: "tidings", title, outcome: [], first });
  }

  for (const { n, event } of history) {
    switch (event.type) {
      case "bids-revealed":
        close();
        bids = event.bids;
        break;
      case "slot-won": {
        const { slot, seat: winner, total, tiedWith } = event;
        begin({ kind: "slot", slot, bids: bidsAt(bids, slot), winner, total, tiedWith, outcome: [], first: n });
        break;
      }
      case "parking-paid":
        unwon("parking", n);
        open?.outcome.push(event);
        break;
      case "building-removed":
        unwon("building", n);
        open?.outcome.push(event);
        break;
      case "income-paid":
        tidings("income", n);
        open?.outcome.push(event);
        break;
      case "prestige-changed":
      case "ship-left":
      case "contract-settled":
      case "reward-paid":
      case "charge-paid":
      case "money-gained":
      case "power-used":
        if (open === undefined) tidings("settlement", n);
        // Nothing is paid after the token has moved, but at the end of the game.
        else if (open.beat.kind === "tidings" && open.beat.title === "next") tidings("last", n);
        open?.outcome.push(event);
        break;
      case "event-happened":
        begin({ kind: "tidings", title: "newspaper", outcome: [], first: n });
        open?.outcome.push(event);
        break;
      case "token-moved":
        begin({ kind: "tidings", title: "next", outcome: [], first: n });
        open?.outcome.push(event);
        break;
      case "harbor-finished":
      case "bid-laid":
      case "good-moved":
      case "crates-packed":
      case "container-unpacked":
      case "step-undone":
        close();
        break;
      case "slot-unbid":
      case "round-begun":
      case "hand-renewed":
      case "board-filled":
      case "board-cleared":
        break;
      default:
        open?.outcome.push(event);
    }
  }
  close();
  return beats;
}

function bidsAt(bids: readonly Bid[], slot: Slot): readonly Bid[] {
  return bids.filter((bid) => bid.slot === slot);
}
