import type { Contract } from "@harbor/bremerhaven";
import { PenaltyMark, RewardMark, Star } from "@harbor/bremerhaven-pictures/pieces";
import { asks } from "../answers/question.ts";
import { useTerms } from "./useTerms.ts";

export function ContractTerms({ contract }: { readonly contract: Contract }) {
  const { pays, costs } = useTerms(contract);
  const { reward, penalty } = contract;
  return (
    <span className="terms">
      {(reward.money > 0 || reward.prestige > 0) && (
        <span className="plate-fact" {...asks({ about: "contract", contract: contract.id, fact: "reward" })}>
          <RewardMark />
          {reward.money > 0 && reward.money}
          {reward.prestige > 0 && <Star />}
          <span className="unseen">{pays}</span>
        </span>
      )}
      <span className="plate-fact" {...asks({ about: "contract", contract: contract.id, fact: "penalty" })}>
        <PenaltyMark />
        {"prestige" in penalty ? <Star /> : penalty.money}
        <span className="unseen">{costs}</span>
      </span>
    </span>
  );
}
