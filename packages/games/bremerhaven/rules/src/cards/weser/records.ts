import type { Contract, Ship } from "../schema.ts";
import type { UseAtSeats } from "./uses.ts";

type Values = Pick<Ship, "goods" | "lay" | "berth" | "stars">;

/** A ship in the format of the lists in every version of the set. */
export function ship(id: string, back: Ship["back"], use: UseAtSeats, cargo: Ship["cargo"], values: Values): Ship {
  return { id, back, use, cargo, ...values };
}

type Terms = Pick<Contract, "time" | "penalty" | "reward">;

/** A contract in the format of those lists. */
export function contract(
  id: string,
  back: Contract["back"],
  use: UseAtSeats,
  wants: Contract["wants"],
  terms: Terms,
): Contract {
  return { id, back, use, wants, ...terms };
}
