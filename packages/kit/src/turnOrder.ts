import type { Seat } from "./seat.ts";

/** All seats clockwise, starting with one, without those left out. */
export function clockwise(from: Seat, seats: number, leftOut: readonly Seat[] = []): readonly Seat[] {
  const all = Array.from({ length: seats }, (_, nth) => (from + nth) % seats);
  return leftOut.length === 0 ? all : all.filter((seat) => !leftOut.includes(seat));
}

/** The next seat clockwise that is not left out, which may be the same seat; undefined if all are left out. */
export function seatAfter(seat: Seat, seats: number, leftOut: readonly Seat[] = []): Seat | undefined {
  return clockwise((seat + 1) % seats, seats, leftOut)[0];
}
