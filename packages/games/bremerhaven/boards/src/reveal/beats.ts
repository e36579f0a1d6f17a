import type { Bid, BuildingId, Event, Slot } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import type { Happened } from "@harbor/ui";
import { takenBack } from "../tell/takenBack.ts";

type Told = {
  /** What came of it, as far as it is news. */
  readonly outcome: readonly Happened<Event>[];
  readonly first: number;
  /** Its beginning was told before; only what came of it since is news. */
  readonly resumed: boolean;
};

/** One slot of the bidding as it is resolved: who bid what, who won, and what came of it. */
export type SlotBeat = Told & {
  readonly kind: "slot";
  readonly slot: Slot;
  /** The ship or contract that was bid for. */
  readonly offer: string | undefined;
  readonly bids: readonly Bid[];
  readonly winner: Seat | undefined;
  readonly total: number;
  readonly tiedWith: readonly Seat[];
  readonly brokenBy: BuildingId | undefined;
};
/** What time does to all harbors: settlements, departures, income, the newspaper. */
export type TidingsBeat = Told & {
  readonly kind: "tidings";
  readonly title: "income" | "settlement" | "newspaper" | "next" | "last";
};
export type Beat = SlotBeat | TidingsBeat;

/** What a beat is about. What comes of it is gathered as it happens. */
type Subject = Omit<SlotBeat, keyof Told> | Omit<TidingsBeat, keyof Told>;

/** Where the bids were turned up last; -1 before the first time. */
export function lastReveal(history: readonly Pick<Happened<Event>, "event">[]): number {
  return history.findLastIndex(({ event }) => event.type === "bids-revealed");
}

type News = {
  /** What happened before is known, and only helps to understand what happened since. */
  readonly from?: number;
  /** What this seat did to a beat that it had been told is no news to it. */
  readonly own?: Seat | undefined;
};

/** What is worth a moment of its own, in the order in which it happened. Steps within a harbor are not. */
export function beatsOf(history: readonly Happened<Event>[], { from = 0, own }: News = {}): readonly Beat[] {
  const beats: Beat[] = [];
  let bids: readonly Bid[] = [];
  let open: { readonly about: Subject; readonly first: number; readonly outcome: Happened<Event>[] } | undefined;
  let actor: Seat | undefined;

  function close(): void {
    if (open === undefined) return;
    const { about, first, outcome } = open;
    const resumed = first < from;
    const isNews = outcome.length > 0 || (!resumed && about.kind === "slot" && about.winner !== undefined);
    if (isNews) beats.push({ ...about, outcome, resumed, first: resumed ? (outcome[0]?.n ?? first) : first });
    open = undefined;
  }
  function begin(about: Subject, n: number): void {
    close();
    open = { about, first: n, outcome: [] };
    actor = about.kind === "slot" ? about.winner : undefined;
  }
  function add(happened: Happened<Event>): void {
    const { n, event } = happened;
    if ("seat" in event) actor = event.seat;
    if (open === undefined || n < from) return;
    if (open.first < from && own !== undefined && actor === own) return;
    open.outcome.push(happened);
  }
  /** A slot that something may come of though nobody won it. */
  function unwon(slot: Slot, n: number): void {
    if (open?.about.kind === "slot" && open.about.slot === slot) return;
    const nobody = { winner: undefined, total: 0, tiedWith: [], offer: undefined, brokenBy: undefined };
    begin({ kind: "slot", slot, bids: bidsAt(bids, slot), ...nobody }, n);
  }
  function tidings(title: TidingsBeat["title"], n: number): void {
    if (open?.about.kind === "tidings" && open.about.title === title) return;
    begin({ kind: "tidings", title }, n);
  }
  /** Nothing is settled after the token has moved, but at the end of the game. */
  function settlement(n: number): void {
    const title = open?.about.kind === "tidings" ? open.about.title : undefined;
    tidings(title === "next" || title === "last" ? "last" : "settlement", n);
  }

  const nothing = takenBack(history);
  for (const happened of history) {
    const { n, event } = happened;
    if (nothing.has(n)) continue;
    switch (event.type) {
      case "bids-revealed":
        close();
        bids = event.bids;
        break;
      case "slot-won": {
        const { slot, offer, seat: winner, total, tiedWith, brokenBy } = event;
        begin({ kind: "slot", slot, offer, bids: bidsAt(bids, slot), winner, total, tiedWith, brokenBy }, n);
        break;
      }
      case "slot-unbid":
        unwon(event.slot, n);
        break;
      case "parking-paid":
        unwon("parking", n);
        add(happened);
        break;
      case "income-paid":
        tidings("income", n);
        add(happened);
        break;
      // These come with the evening alone, whatever was told last.
      case "ship-left":
      case "contract-settled":
        settlement(n);
        add(happened);
        break;
      case "prestige-changed":
        if (event.by === "value") settlement(n);
        add(happened);
        break;
      case "event-happened":
        tidings("newspaper", n);
        add(happened);
        break;
      case "token-moved":
        tidings("next", n);
        add(happened);
        break;
      case "game-ended":
        tidings("last", n);
        add(happened);
        break;
      case "power-used":
        // That it decided a tie is told with the tie.
        if (open?.about.kind === "slot" && open.about.brokenBy === event.building && open.outcome.length === 0) break;
        add(happened);
        break;
      case "building-taken":
      case "building-removed":
      case "permit-bought":
      case "bollard-placed":
      case "cover-cleared":
      case "building-built":
      case "passed":
      case "influence-raised":
      case "prices-changed":
      case "ranks-swapped":
      case "ladder-reversed":
      case "ship-berthed":
      case "ship-turned-away":
      case "contract-laid":
      case "contract-refused":
      case "reward-paid":
      case "charge-paid":
      case "event-opened":
      case "money-gained":
      case "cargo-lost":
      case "markers-changed":
      case "good-given":
      case "good-sold":
        add(happened);
        break;
      case "game-begun":
      case "contract-drawn":
      case "building-drawn":
      case "good-stocked":
      case "bid-laid":
      case "good-produced":
      case "money-produced":
      case "good-moved":
      case "crates-packed":
      case "container-unpacked":
      case "money-banked":
      case "step-undone":
      case "harbor-finished":
        close();
        break;
      // Clean-up is seen on the boards and needs no words.
      case "round-begun":
      case "hand-renewed":
      case "board-filled":
      case "board-cleared":
        break;
      default:
        event satisfies never;
    }
  }
  close();
  return beats;
}

function bidsAt(bids: readonly Bid[], slot: Slot): readonly Bid[] {
  return bids.filter((bid) => bid.slot === slot);
}
