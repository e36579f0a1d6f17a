import { permitPrice } from "@harbor/bremerhaven";
import { BuildingPicture } from "@harbor/bremerhaven-pictures/buildings";
import { Coin } from "@harbor/bremerhaven-pictures/pieces";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Piece } from "../choice/Piece.tsx";
import { piece } from "../motion/piece.ts";
import { useSurroundings } from "../surroundings.ts";
import type { PromptProps } from "./Prompt.tsx";

/** TWN-2 to TWN-2f: what the next permit costs, and what it could be used for. */
export function PermitPrompt({ view, seat, choice, act }: PromptProps) {
  const { t } = useTranslation("board");
  const { texts, cards } = useSurroundings();
  const price = permitPrice(cards, choice.possible.state, seat);
  const used = view.permits[seat] ?? 0;
  const yard = view.players[seat]?.yard ?? [];
  const [only, ...others] = yard;
  const { held, grab } = choice;
  const offered = held !== undefined;

  // With one building in the yard there is nothing to choose among.
  useEffect(() => {
    if (only !== undefined && others.length === 0 && !offered && used === 0) grab({ kind: "building", building: only });
  }, [only, others.length, offered, used, grab]);

  return (
    <>
      <h2>{used === 0 ? t("permit.first") : t("permit.another", { count: used })}</h2>
      <p className="prompt-price">
        <Coin amount={price} /> {price === 0 ? t("permit.free") : t("permit.price", { count: price })}
      </p>
      {yard.length > 0 && (
        <div className="row">
          {yard.map((building) => (
            <Piece
              key={building}
              id={`yard:${building}`}
              className="button yard-card"
              marks={piece(`building:${building}`, { at: "yard", drawn: true })}
              held={{ kind: "building", building }}
              label={t("permit.build", { name: texts.names.buildings[building] ?? building })}
            >
              <BuildingPicture building={building} />
              <span>{texts.names.buildings[building] ?? building}</span>
            </Piece>
          ))}
        </div>
      )}
      <p className="prompt-hint">{held?.kind === "building" ? t("permit.buildHint") : t("permit.hint")}</p>
      <div className="row prompt-foot">
        <button type="button" className="button" onClick={() => act([{ type: "pass" }])}>
          {used === 0 ? t("permit.none") : t("permit.enough")}
        </button>
      </div>
    </>
  );
}
