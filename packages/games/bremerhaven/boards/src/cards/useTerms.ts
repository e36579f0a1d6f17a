import { type CardSymbol, type Contract, SYMBOLS } from "@harbor/bremerhaven";
import { wordFor } from "@harbor/bremerhaven/texts";
import { allOf } from "@harbor/ui";
import { useBoardContext } from "../boardContext.ts";
import { useBoardTexts } from "../useBoardTexts.ts";

/** A contract's goods, reward and penalty in words. */
export function useTerms({ wants, reward, penalty }: Contract) {
  const { t } = useBoardTexts();
  const { language, texts } = useBoardContext();

  function wanted(symbol: CardSymbol): readonly string[] {
    const count = wants.filter((one) => one === symbol).length;
    if (count === 0) return [];
    if (symbol === "wild") return [t("card.wild", { count })];
    return [`${count} ${wordFor(language, count, texts.goods[symbol])}`];
  }

  function pays(): string {
    if (reward.money === 0) return reward.prestige === 0 ? t("card.rewardNone") : t("card.rewardPrestige");
    return reward.prestige === 0
      ? t("card.rewardMoney", { count: reward.money })
      : t("card.rewardBoth", { count: reward.money });
  }

  function costs(): string {
    if ("prestige" in penalty) return t("card.penaltyPrestige");
    return penalty.money === 0 ? t("card.penaltyNone") : t("card.penaltyMoney", { count: penalty.money });
  }

  const goods = allOf(language, SYMBOLS.flatMap(wanted));
  return { wants: t("card.wants", { goods }), pays: pays(), costs: costs() };
}
