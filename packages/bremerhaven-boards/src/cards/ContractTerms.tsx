import type { Contract } from "@harbor/bremerhaven";
import { PenaltyMark, RewardMark, Star } from "@harbor/bremerhaven-pictures/pieces";
import { useTranslation } from "react-i18next";

/** What a contract pays when it is complete, and what it costs when it is not. */
export function ContractTerms({ contract }: { readonly contract: Contract }) {
  const { t } = useTranslation("board");
  const { reward, penalty } = contract;
  const costs = "prestige" in penalty ? t("card.penaltyPrestige") : t("card.penaltyMoney", { money: penalty.money });
  const pays = t("card.rewardIs", { money: reward.money, prestige: reward.prestige });
  return (
    <span className="terms">
      {(reward.money > 0 || reward.prestige > 0) && (
        <span className="plate-fact" title={pays}>
          <RewardMark />
          {reward.money > 0 && reward.money}
          {reward.prestige > 0 && <Star />}
          <span className="unseen">{pays}</span>
        </span>
      )}
      <span className="plate-fact" title={costs}>
        <PenaltyMark />
        {"prestige" in penalty ? <Star /> : penalty.money}
        <span className="unseen">{costs}</span>
      </span>
    </span>
  );
}
