import type { Event } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import { useTranslation } from "react-i18next";
import { useSurroundings } from "../surroundings.ts";
import { slotName, tell } from "./tell.ts";

export function useTeller(): (event: Event) => string | undefined {
  const { t } = useTranslation("board");
  const { language, texts, person, own } = useSurroundings();
  const name = (seat: Seat) => person(seat).name;
  return (event) => tell(event, texts, { language, name, own, t: (key, values) => t(key, values ?? {}) });
}

/** A slot by the name of the ship or contract that lies there. */
export function useSlotName(): (at: Parameters<typeof slotName>[1]) => string {
  const { t } = useTranslation("board");
  const { texts } = useSurroundings();
  return (at) => slotName(texts, at, (key, values) => t(key, values ?? {}));
}
