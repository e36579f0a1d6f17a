import type { Event } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import type { Happened } from "@harbor/ui";
import { takenBack } from "../tell/takenBack.ts";

/** All sources of money; nothing falls outside them. */
export const SOURCES = ["start", "income", "contracts", "rewards", "buildings", "parking", "newspaper"] as const;
export type Source = (typeof SOURCES)[number];

/** The causes of changes in prestige. */
export const FAMES = ["value", "contract", "event"] as const;
export type Fame = (typeof FAMES)[number];

/** Where a seat's money came from and how its prestige grew by round, computed from the events alone. */
export type Course = {
  readonly earned: Readonly<Record<Source, number>>;
  /** Paid for permits, bollards, covers, influence and packing. */
  readonly spent: number;
  /** Paid as a penalty of a contract or for a newspaper event. */
  readonly penalties: number;
  readonly fame: Readonly<Record<Fame, number>>;
  /** Money and prestige at the end of each round. */
  readonly rounds: readonly { readonly money: number; readonly prestige: number }[];
};

export function courseOf(history: readonly Happened<Event>[], seat: Seat, startMoney: number): Course {
  const earned = { start: startMoney, income: 0, contracts: 0, rewards: 0, buildings: 0, parking: 0, newspaper: 0 };
  const rounds: { money: number; prestige: number }[] = [];
  const fame = { value: 0, contract: 0, event: 0 };
  let spent = 0;
  let penalties = 0;
  let money = startMoney;
  let prestige = 0;

  function gain(source: Source, amount: number): void {
    earned[source] += amount;
    money += amount;
  }
  function pay(amount: number): void {
    spent += amount;
    money -= amount;
  }

  const nothing = takenBack(history);
  for (const { n, event } of history) {
    if (nothing.has(n)) continue;
    if (event.type === "round-begun" && event.round > 1) rounds.push({ money, prestige });
    if (!("seat" in event) || event.seat !== seat) continue;
    switch (event.type) {
      case "contract-settled":
        gain("contracts", event.revenue);
        break;
      case "reward-paid":
        gain("rewards", event.money);
        break;
      case "income-paid":
        gain("income", event.money);
        break;
      case "money-produced":
        gain("buildings", event.money);
        break;
      case "parking-paid":
        gain("parking", event.money);
        break;
      case "money-gained":
        gain(event.building === undefined ? "newspaper" : "buildings", event.money);
        break;
      case "good-sold":
        gain("newspaper", event.money);
        break;
      case "permit-bought":
      case "bollard-placed":
      case "cover-cleared":
      case "influence-raised":
      case "crates-packed":
      case "container-unpacked":
        pay(event.money);
        break;
      case "charge-paid":
        penalties += event.cash + event.bank;
        money -= event.cash + event.bank;
        break;
      case "prestige-changed":
        fame[event.by] += event.to - event.from;
        prestige = event.to;
        break;
      // These cost nothing and bring nothing.
      case "good-produced":
      case "good-moved":
      case "money-banked":
      case "harbor-finished":
      case "step-undone":
      case "contract-drawn":
      case "building-drawn":
      case "good-stocked":
      case "bid-laid":
      case "slot-won":
      case "building-taken":
      case "building-built":
      case "passed":
      case "ship-berthed":
      case "ship-turned-away":
      case "contract-laid":
      case "contract-refused":
      case "ship-left":
      case "cargo-lost":
      case "markers-changed":
      case "good-given":
      case "hand-renewed":
      case "power-used":
        break;
      default:
        event satisfies never;
    }
  }
  rounds.push({ money, prestige });
  return { earned, spent, penalties, fame, rounds };
}
