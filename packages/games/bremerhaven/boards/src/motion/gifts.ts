import type { Event } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";

export const GIFTS = ["coin", "star"] as const;

/** Money or fame that goes from one place of the table to another; places are named as the pieces that lie there. */
export type Gift = {
  readonly what: (typeof GIFTS)[number];
  readonly from: string;
  readonly to: string;
  readonly count: number;
};

const money = (seat: Seat) => `money:${seat}`;
const prestige = (seat: Seat) => `prestige:${seat}`;

/** What changes hands with an event. */
export function giftsOf(event: Event): readonly Gift[] {
  switch (event.type) {
    case "parking-paid":
      return coins("slot:parking", money(event.seat), event.money);
    case "income-paid":
      return coins(`rank:${event.seat}`, money(event.seat), event.money);
    case "permit-bought":
    case "bollard-placed":
    case "cover-cleared":
      return coins(money(event.seat), "slot:permit", event.money);
    case "influence-raised":
      return coins(money(event.seat), "slot:influence", event.money);
    case "contract-settled":
      return coins(`contract:${event.contract}`, money(event.seat), event.revenue);
    case "reward-paid":
      return coins(`contract:${event.contract}`, money(event.seat), event.money);
    case "charge-paid":
      return coins(money(event.seat), event.by === "event" ? "paper" : "slot:parking", event.cash);
    case "money-gained": {
      const from = event.building === undefined ? "paper" : `building:${event.building}`;
      return coins(from, money(event.seat), event.money);
    }
    case "money-produced":
      return coins(`building:${event.building}`, money(event.seat), event.money);
    case "good-sold":
      return coins("prices", money(event.seat), event.money);
    case "prestige-changed":
      if (event.to > event.from) return [star(event.seat, event.by)];
      return [];
    case "money-banked":
    case "crates-packed":
    case "container-unpacked":
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
      return [];
    default:
      return event satisfies never;
  }
}

function coins(from: string, to: string, count: number): readonly Gift[] {
  return count > 0 ? [{ what: "coin", from, to, count }] : [];
}

function star(seat: Seat, by: "value" | "contract" | "event"): Gift {
  return { what: "star", from: by === "event" ? "paper" : `harbor:${seat}`, to: prestige(seat), count: 1 };
}
