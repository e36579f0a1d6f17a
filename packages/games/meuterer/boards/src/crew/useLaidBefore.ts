import type { Kind, View } from "@harbor/meuterer";
import { useState } from "react";

type Laid = readonly (readonly Kind[])[];

/** What lay before each seat before the latest change that was seen here. */
export function useLaidBefore({ players }: View): Laid | undefined {
  const laid = players.map((player) => player.laid);
  const [{ now, before }, remember] = useState<{ readonly now: Laid; readonly before?: Laid }>({ now: laid });
  if (!isSame(now, laid)) remember({ now: laid, before: now });
  return before;
}

function isSame(one: Laid, other: Laid): boolean {
  return one.every((cards, seat) => cards.join() === other[seat]?.join());
}
