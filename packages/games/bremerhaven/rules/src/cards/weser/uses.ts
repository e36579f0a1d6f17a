import type { Ship } from "../schema.ts";

export type UseAtSeats = Ship["use"];

/** The marks on the backs: with fewer seats fewer cards are used, and the long game uses more of them. */
export const ALL: UseAtSeats = { 2: "always", 3: "always", 4: "always" };
export const LONG_AT_2: UseAtSeats = { 2: "long", 3: "always", 4: "always" };
export const LONG_AT_2_AND_3: UseAtSeats = { 2: "long", 3: "long", 4: "always" };
export const FROM_LONG_3: UseAtSeats = { 2: "never", 3: "long", 4: "always" };
export const LONG_FROM_3: UseAtSeats = { 2: "never", 3: "long", 4: "long" };
export const LONG_AT_4: UseAtSeats = { 2: "never", 3: "never", 4: "long" };
