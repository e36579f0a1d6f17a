import type { Building } from "../schema.ts";

/** The most useful buildings have few stars; those that hardly pay by themselves have at least one. */
export const BUILDINGS: readonly Building[] = [
  { id: "lighthouse", stars: 3, powers: [] },
  { id: "maritime-museum", stars: 1, powers: [{ power: "keep-prestige" }] },
  { id: "bank", stars: 0, powers: [{ power: "bank", per: 4, most: 3 }] },
  { id: "commodity-exchange", stars: 1, powers: [{ power: "exchange-prices" }] },
  { id: "refinery", stars: 2, powers: [{ power: "produce-good", good: "barrel" }] },
  { id: "container-works", stars: 2, powers: [{ power: "produce-good", good: "container" }] },
  { id: "crate-factory", stars: 1, powers: [{ power: "produce-good", good: "crate" }] },
  { id: "ferry-pier", stars: 1, powers: [{ power: "produce-good", good: "passenger" }] },
  { id: "fish-hall", stars: 0, powers: [{ power: "produce-money", money: 2 }] },
  {
    id: "warehouse",
    stars: 0,
    powers: [{ power: "store", goods: ["barrel", "container", "crate", "passenger"], room: 3 }],
  },
  { id: "tank-farm", stars: 1, powers: [{ power: "store", goods: ["barrel"], room: 4 }] },
  { id: "container-yard", stars: 1, powers: [{ power: "store", goods: ["container"], room: 3 }] },
  { id: "hotel", stars: 1, powers: [{ power: "store", goods: ["passenger"], room: 3 }] },
  { id: "packing-hall", stars: 1, powers: [{ power: "free-packing" }] },
  { id: "insurance-office", stars: 1, powers: [{ power: "no-money-penalty" }] },
  { id: "tug-station", stars: 0, powers: [{ power: "wall-bonus", bollards: 1 }] },
  { id: "dry-dock", stars: 0, powers: [{ power: "longer-stay", of: "ship", markers: 1 }] },
  { id: "freight-office", stars: 1, powers: [{ power: "longer-stay", of: "contract", markers: 1 }] },
  { id: "harbor-office", stars: 1, powers: [{ power: "win-ties" }] },
  { id: "chamber-of-commerce", stars: 0, powers: [{ power: "completion-bonus", money: 1 }] },
];
