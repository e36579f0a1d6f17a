import type { Event } from "@harbor/bremerhaven";
import { useTranslation } from "react-i18next";
import { useSurroundings } from "../surroundings.ts";
import { tell } from "./tell.ts";

export function useTeller(): (event: Event) => string | undefined {
  const { t } = useTranslation("board");
  const { language, texts, person } = useSurroundings();
  return (event) =>
    tell(event, texts, { language, name: (seat) => person(seat).name, t: (key, values) => t(key, values ?? {}) });
}
