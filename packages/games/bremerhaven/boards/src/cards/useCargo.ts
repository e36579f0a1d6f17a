import type { Ship } from "@harbor/bremerhaven";
import { wordFor } from "@harbor/bremerhaven/texts";
import { useTranslation } from "react-i18next";
import { useSurroundings } from "../surroundings.ts";

/** What a ship brings, in words. */
export function useCargo({ cargo, goods }: Pick<Ship, "cargo" | "goods">): string {
  const { t } = useTranslation("board");
  const { language, texts } = useSurroundings();
  if (cargo === "wild") return t("card.cargoWild", { count: goods });
  return `${goods} ${wordFor(language, goods, texts.goods[cargo])}`;
}
