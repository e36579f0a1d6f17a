import type { View } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import { useState } from "react";

/**
 * Whose harbor lies in front. Who looks on at a recorded game follows whoever acts, but not through the bidding: there
 * everybody lays a card in turn, and the harbors would change with every one of them.
 */
export function useFront(view: View, seat: Seat | undefined, followed: Seat | undefined): Seat {
  const [front, setFront] = useState(followed ?? 0);
  const wanted = followed === undefined || (view.step === "bidding" && view.viewer !== followed) ? front : followed;
  if (wanted !== front) setFront(wanted);
  return seat ?? wanted;
}
