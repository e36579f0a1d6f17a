import type { Event } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import type { Happened } from "@harbor/ui";
import type { Beat } from "./beats.ts";

export type Sum = { readonly seat: Seat; readonly money: number; readonly prestige: number };

type Effect = Pick<Sum, "money" | "prestige">;
const NONE: Effect = { money: 0, prestige: 0 };

/** What each affected player gained or lost by these events, in seat order. */
export function sumsOf(events: readonly Event[]): readonly Sum[] {
  const sums = new Map<Seat, Effect>();
  for (const event of events) {
    const { money, prestige } = effectOf(event);
    if (!("seat" in event) || (money === 0 && prestige === 0)) continue;
    const sum = sums.get(event.seat) ?? NONE;
    sums.set(event.seat, { money: sum.money + money, prestige: sum.prestige + prestige });
  }
  return [...sums].map(([seat, sum]) => ({ seat, ...sum })).toSorted((one, other) => one.seat - other.seat);
}

/** Each player's sum over all beats after the last slot except income, including the newspaper. */
export function roundEndSums(beats: readonly Beat[]): readonly Sum[] {
  const last = beats.findLastIndex(({ kind }) => kind === "slot");
  const roundEnd = beats.slice(last + 1).filter((beat) => beat.kind === "tidings" && beat.title !== "income");
  return sumsOf(roundEnd.flatMap(({ outcome }) => outcome.map(({ event }: Happened<Event>) => event)));
}

/** An event's effect on the money and prestige of its seat; money on the Bank still counts. */
export function effectOf(event: Event): Effect {
  switch (event.type) {
    case "parking-paid":
    case "income-paid":
    case "money-produced":
    case "money-gained":
    case "reward-paid":
    case "good-sold":
      return { money: event.money, prestige: 0 };
    case "contract-settled":
      return { money: event.revenue, prestige: 0 };
    case "permit-bought":
    case "bollard-placed":
    case "cover-cleared":
    case "influence-raised":
    case "crates-packed":
    case "container-unpacked":
      return { money: -event.money, prestige: 0 };
    case "charge-paid":
      return { money: -event.cash - event.bank, prestige: 0 };
    case "prestige-changed":
      return { money: 0, prestige: event.to - event.from };
    case "game-begun":
    case "contract-drawn":
    case "building-drawn":
    case "good-stocked":
    case "round-begun":
    case "bid-laid":
    case "bids-revealed":
    case "slot-won":
    case "slot-unbid":
    case "building-taken":
    case "building-removed":
    case "building-built":
    case "passed":
    case "prices-changed":
    case "ranks-swapped":
    case "ladder-reversed":
    case "ship-berthed":
    case "ship-turned-away":
    case "contract-laid":
    case "contract-refused":
    case "good-produced":
    case "good-moved":
    case "money-banked":
    case "step-undone":
    case "harbor-finished":
    case "ship-left":
    case "event-happened":
    case "event-opened":
    case "cargo-lost":
    case "markers-changed":
    case "good-given":
    case "token-moved":
    case "board-cleared":
    case "board-filled":
    case "hand-renewed":
    case "power-used":
    case "game-ended":
      return NONE;
    default:
      return event satisfies never;
  }
}
