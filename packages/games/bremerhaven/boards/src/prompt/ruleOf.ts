import type { StepId, View } from "@harbor/bremerhaven";
import type { RuleId } from "@harbor/bremerhaven/texts";
import type { Seat } from "@harbor/kit";

/** The rule for each step of the round. */
export const RULE_OF: Readonly<Record<StepId, RuleId>> = {
  founding: "SET-12",
  bidding: "BID-1",
  parking: "TWN-0",
  building: "TWN-1",
  permit: "TWN-2",
  influence: "TWN-3",
  prices: "TWN-4",
  ladder: "TWN-5",
  income: "TWN-6",
  ships: "SEA-1",
  contracts: "LND-1",
  harbor: "HBR-1",
  newspaper: "NWS-4",
  progress: "NWS-2",
  cleanup: "CLN-1",
  ending: "END-2",
};

type Deciding = Pick<View, "step"> & { readonly players: readonly { readonly yard: readonly string[] }[] };

/** In founding, a seat that has placed its building stores goods. */
export function ruleOf({ step, players }: Deciding, seat: Seat): RuleId {
  const stocks = step === "founding" && players[seat]?.yard.length === 0;
  return stocks ? "SET-13" : RULE_OF[step];
}
