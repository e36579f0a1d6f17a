import type {
  BuildingId,
  ContractId,
  DockNumber,
  Good,
  Influence,
  LoadingDockNumber,
  ShipId,
  Slot,
  SpaceNumber,
  Wall,
} from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import { ASK } from "@harbor/ui/answers";

export const SHIP_FACTS = ["goods", "berth", "stays", "stars"] as const;
export type ShipFact = (typeof SHIP_FACTS)[number];
export const CONTRACT_FACTS = ["wants", "time", "reward", "penalty"] as const;
export type ContractFact = (typeof CONTRACT_FACTS)[number];
export type BuildingPlace = "offer" | "yard" | "space";
export const STATIONS = ["bidding", "town", "sea", "land", "harbor", "paper"] as const;
export type Station = (typeof STATIONS)[number];

/** What a player can ask about, by pointing at it. */
export type Question =
  | { readonly about: "slot"; readonly slot: Slot }
  | { readonly about: "ship"; readonly ship: ShipId; readonly fact: ShipFact }
  | { readonly about: "contract"; readonly contract: ContractId; readonly fact: ContractFact }
  | { readonly about: "building"; readonly building: BuildingId; readonly at: BuildingPlace }
  | { readonly about: "price"; readonly good: Good }
  | {
      readonly about: "rank" | "money" | "prestige" | "score" | "gauge" | "sign" | "tonight" | "best";
      readonly seat: Seat;
    }
  | { readonly about: "dock"; readonly seat: Seat; readonly dock: DockNumber }
  | { readonly about: "wall"; readonly seat: Seat; readonly wall: Wall }
  | { readonly about: "loading"; readonly seat: Seat; readonly dock: LoadingDockNumber }
  | { readonly about: "space"; readonly seat: Seat; readonly space: SpaceNumber }
  | { readonly about: "station"; readonly station: Station }
  | { readonly about: "card"; readonly card: Influence }
  | { readonly about: "news"; readonly event: string }
  | { readonly about: "ahead"; readonly of: "money" | "prestige" | "score" }
  | { readonly about: "permit" | "total" | "track" | "round" | "paper" };

/** Every question on a page so far, by the text that stands for it there. */
const asked = new Map<string, Question>();

/** Marks a piece of the boards with its question. */
export function asks(question: Question): { readonly [ASK]: string } {
  const text = JSON.stringify(question);
  if (!asked.has(text)) asked.set(text, question);
  return { [ASK]: text };
}

export const questionIn = (text: string): Question | undefined => asked.get(text);
