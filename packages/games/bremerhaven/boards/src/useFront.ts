import type { View } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import { useState } from "react";

/**
 * Whose harbor is shown in front. A recorded game's viewer follows the acting player, except during bidding, where the
 * harbor would change with every card.
 */
export function useFront(view: View, seat: Seat | undefined, followed: Seat | undefined): Seat {
  const [front, setFront] = useState(followed ?? 0);
  const wanted = followed === undefined || (view.step === "bidding" && view.viewer !== followed) ? front : followed;
  if (wanted !== front) setFront(wanted);
  return seat ?? wanted;
}
