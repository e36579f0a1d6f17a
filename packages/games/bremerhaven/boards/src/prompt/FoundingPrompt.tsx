import { GOODS } from "@harbor/bremerhaven";
import { describePower } from "@harbor/bremerhaven/texts";
import { BuildingPicture } from "@harbor/bremerhaven-pictures/buildings";
import { GoodIcon } from "@harbor/bremerhaven-pictures/pieces";
import { useEffect } from "react";
import { asks } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { Piece } from "../choice/Piece.tsx";
import { useBoardTexts } from "../useBoardTexts.ts";
import type { PromptProps } from "./Prompt.tsx";
import { UndoButton } from "./UndoButton.tsx";

/** SET-12 and SET-13: the first building, then three goods. */
export function FoundingPrompt({ view, seat, choice, act }: PromptProps) {
  const { t } = useBoardTexts();
  const { texts, cards } = useBoardContext();
  const player = view.players[seat];
  const building = player?.yard[0];
  const { held, grab, possible } = choice;
  const goods = GOODS.filter((good) =>
    possible.legal.some((action) => action.type === "stock" && action.good === good),
  );
  const [first] = goods;

  // A good is always in hand, so that a tap on a space is enough.
  useEffect(() => {
    if (building === undefined && first !== undefined && held === undefined) grab({ kind: "stock", good: first });
  }, [building, first, held, grab]);

  if (building !== undefined) {
    return (
      <>
        <h2>{t("founding.place", { building: texts.names.buildings[building] ?? building })}</h2>
        <div className="prompt-card" {...asks({ about: "building", building, at: "yard" })}>
          <BuildingPicture building={building} />
          <p>
            {cards
              .building(building)
              .powers.map((power) => describePower(texts, power))
              .join(" ") || t("card.noPower")}
          </p>
        </div>
        <p className="prompt-hint">{t("founding.placeHint")}</p>
      </>
    );
  }
  const stocked = player?.harbor.spaces.reduce(
    (sum, space) => sum + (space.building === undefined ? space.goods.length : 0),
    0,
  );
  return (
    <>
      <h2>{t("founding.stock", { nth: (stocked ?? 0) + 1 })}</h2>
      <div className="row goods-row">
        {goods.map((good) => (
          <Piece
            key={good}
            id={`stock:${good}`}
            className="button good-button"
            held={{ kind: "stock", good }}
            label={texts.goods[good].one}
          >
            <GoodIcon good={good} />
            <span>{texts.goods[good].one}</span>
          </Piece>
        ))}
      </div>
      <p className="prompt-hint">{t("founding.stockHint")}</p>
      <div className="row prompt-foot">
        <UndoButton choice={choice} act={act} />
      </div>
    </>
  );
}
