import type { Contract, Ship } from "../schema.ts";
import type { UseAtSeats } from "./uses.ts";

type Values = Pick<Ship, "goods" | "lay" | "berth" | "stars">;

/** A ship as the lists of every version of the set write one. */
export function ship(id: string, back: Ship["back"], use: UseAtSeats, cargo: Ship["cargo"], values: Values): Ship {
  return { id, back, use, cargo, ...values };
}

type Terms = Pick<Contract, "time" | "penalty" | "reward">;

/** A contract as those lists write one. */
export function contract(
  id: string,
  back: Contract["back"],
  use: UseAtSeats,
  wants: Contract["wants"],
  terms: Terms,
): Contract {
  return { id, back, use, wants, ...terms };
}
