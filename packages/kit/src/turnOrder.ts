import type { Seat } from "./seat.ts";

/** All seats clockwise, starting with one, without those left out. */
export function clockwise(from: Seat, seats: number, leftOut: readonly Seat[] = []): readonly Seat[] {
  const order: Seat[] = [];
  for (let nth = 0; nth < seats; nth += 1) {
    const seat = (from + nth) % seats;
    if (!leftOut.includes(seat)) order.push(seat);
  }
  return order;
}

/** The next seat clockwise that is not left out, which may be the same seat; undefined if all are left out. */
export function seatAfter(seat: Seat, seats: number, leftOut: readonly Seat[] = []): Seat | undefined {
  for (let nth = 1; nth <= seats; nth += 1) {
    const next = (seat + nth) % seats;
    if (!leftOut.includes(next)) return next;
  }
  return undefined;
}
