import type { Newspaper } from "../schema.ts";

/** Progress and the solo symbol on the front, the event on the back. */
export const NEWSPAPERS: readonly Newspaper[] = [
  {
    id: "tax-day",
    progress: 2,
    solo: "building",
    happenings: [{ happening: "pay", money: 1, forEach: "cash", every: 10 }],
  },
  { id: "pirates", progress: 1, solo: "permit", happenings: [{ happening: "lose-cargo", goods: 1 }] },
  { id: "storm-tide", progress: 2, solo: "influence", happenings: [{ happening: "give-good" }] },
  {
    id: "harbor-festival",
    progress: 1,
    solo: "prices",
    happenings: [{ happening: "gain", money: 1, forEach: "ship" }],
  },
  {
    id: "regatta",
    progress: 2,
    solo: "ladder",
    happenings: [{ happening: "prestige", change: 1, who: "has-proud-ship", stars: 3 }],
  },
  {
    id: "bad-press",
    progress: 1,
    solo: "ship:1",
    happenings: [{ happening: "prestige", change: -1, who: "has-no-ship" }],
  },
  { id: "subsidy", progress: 2, solo: "ship:2", happenings: [{ happening: "gain", money: 3, forEach: "player" }] },
  {
    id: "upkeep",
    progress: 1,
    solo: "contract:1",
    happenings: [{ happening: "pay", money: 1, forEach: "building", every: 1 }],
  },
  {
    id: "customs-check",
    progress: 2,
    solo: "contract:2",
    happenings: [{ happening: "pay", money: 1, forEach: "good", every: 1 }],
  },
  { id: "trade-fair", progress: 2, solo: "building", happenings: [{ happening: "cycle-prices" }] },
  {
    id: "traffic-jam",
    progress: 1,
    solo: "permit",
    happenings: [{ happening: "markers", on: "contracts", change: 1 }],
  },
  { id: "fog", progress: 2, solo: "influence", happenings: [{ happening: "markers", on: "ships", change: 1 }] },
  { id: "fair-wind", progress: 1, solo: "prices", happenings: [{ happening: "markers", on: "ships", change: -1 }] },
  {
    id: "ships-kobold",
    progress: 2,
    solo: "ladder",
    happenings: [{ happening: "prestige", change: 1, who: "lowest-prestige" }],
  },
  {
    id: "royal-visit",
    progress: 1,
    solo: "ship:1",
    happenings: [{ happening: "prestige", change: 1, who: "highest-value" }],
  },
  { id: "poor-box", progress: 2, solo: "ship:2", happenings: [{ happening: "fill-cash", to: 5 }] },
  { id: "mutiny", progress: 1, solo: "contract:1", happenings: [{ happening: "reverse-ladder" }] },
  { id: "quay-market", progress: 2, solo: "contract:2", happenings: [{ happening: "sell-good" }] },
];
