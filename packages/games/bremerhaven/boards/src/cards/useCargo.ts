import type { Ship } from "@harbor/bremerhaven";
import { wordFor } from "@harbor/bremerhaven/texts";
import { useBoardContext } from "../boardContext.ts";
import { useBoardTexts } from "../useBoardTexts.ts";

/** A ship's cargo in words. */
export function useCargo({ cargo, goods }: Pick<Ship, "cargo" | "goods">): string {
  const { t } = useBoardTexts();
  const { language, texts } = useBoardContext();
  if (cargo === "wild") return t("card.cargoWild", { count: goods });
  return `${goods} ${wordFor(language, goods, texts.goods[cargo])}`;
}
