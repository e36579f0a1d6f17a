import type { Event } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import { useBoardContext } from "../boardContext.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { slotName, tell } from "./tell.ts";

export function useTeller(): (event: Event) => string | undefined {
  const { t } = useBoardTexts();
  const { language, texts, person, own } = useBoardContext();
  const name = (seat: Seat) => person(seat).name;
  return (event) => tell(event, texts, { language, name, own, t: (key, values) => t(key, values ?? {}) });
}

/** Names a slot by the ship or contract on offer there. */
export function useSlotName(): (at: Parameters<typeof slotName>[1]) => string {
  const { t } = useBoardTexts();
  const { texts } = useBoardContext();
  return (at) => slotName(texts, at, (key, values) => t(key, values ?? {}));
}
