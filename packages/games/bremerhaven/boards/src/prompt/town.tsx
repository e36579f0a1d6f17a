import { RANKS, raisePrice } from "@harbor/bremerhaven";
import { RankBadge } from "@harbor/bremerhaven-pictures/pieces";
import { useBoardContext } from "../boardContext.ts";
import { Sign } from "../Sign.tsx";
import { useBoardTexts } from "../useBoardTexts.ts";
import type { PromptProps } from "./Prompt.tsx";

/** TWN-3. */
export function InfluencePrompt({ seat, choice, act }: PromptProps) {
  const { t } = useBoardTexts();
  const { cards } = useBoardContext();
  const price = raisePrice(cards, choice.possible.state, seat);
  return (
    <>
      <h2>{t("influence.title")}</h2>
      <p className="prompt-hint">{t("influence.hint", { count: price })}</p>
      <div className="row prompt-foot">
        <button type="button" className="button main" onClick={() => act([{ type: "raise" }])}>
          {t("influence.raise", { count: price })}
        </button>
        <button type="button" className="button" onClick={() => act([{ type: "pass" }])}>
          {t("influence.leave")}
        </button>
      </div>
    </>
  );
}

/** TWN-5. */
export function LadderPrompt({ view, choice, act }: PromptProps) {
  const { t } = useBoardTexts();
  const { person, texts } = useBoardContext();
  return (
    <>
      <h2>{t("ladder.title")}</h2>
      <ul className="swap-list">
        {view.ladder.map((seat, index) => {
          const rank = RANKS[index];
          const below = view.ladder[index + 1];
          const legal = choice.possible.legal.some((action) => action.type === "swap" && action.rank === rank);
          if (rank === undefined || below === undefined || !legal) return undefined;
          return (
            <li key={seat}>
              <button type="button" className="button swap" onClick={() => act([{ type: "swap", rank }])}>
                <RankBadge rank={rank} title={texts.ranks[rank]} />
                <Sign color={person(below).color} />
                {t("ladder.swap", { up: person(below).name, down: person(seat).name })}
                <Sign color={person(seat).color} />
              </button>
            </li>
          );
        })}
      </ul>
      <div className="row prompt-foot">
        <button type="button" className="button" onClick={() => act([{ type: "pass" }])}>
          {t("ladder.leave")}
        </button>
      </div>
    </>
  );
}
