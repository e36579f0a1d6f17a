import { type BuildingId, permitPrice } from "@harbor/bremerhaven";
import { BuildingPicture } from "@harbor/bremerhaven-pictures/buildings";
import { Coin } from "@harbor/bremerhaven-pictures/pieces";
import { useEffect, useRef } from "react";
import { asks } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { Hyphenated } from "../cards/Hyphenated.tsx";
import { Piece } from "../choice/Piece.tsx";
import { piece } from "../motion/piece.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import type { PromptProps } from "./Prompt.tsx";
import { UndoButton } from "./UndoButton.tsx";

/** TWN-2 to TWN-2f: the price of the next permit and its possible uses. */
export function PermitPrompt({ view, seat, choice, act }: PromptProps) {
  const { t } = useBoardTexts();
  const { cards } = useBoardContext();
  const { held, grab, possible } = choice;
  const price = permitPrice(cards, possible.state, seat);
  const used = view.permits[seat] ?? 0;
  const yard = view.players[seat]?.yard ?? [];
  const can = (type: string) => possible.legal.some((action) => action.type === type);
  const canBuild = can("build");

  // A single building in the yard is picked up automatically, but only once for each permit: a player who puts it down
  // wants to do something else.
  const [only, ...others] = yard;
  const permit = `${view.round} ${used}`;
  const offered = useRef<string>(undefined);
  useEffect(() => {
    if (only === undefined || others.length > 0 || !canBuild || offered.current === permit) return;
    offered.current = permit;
    if (held === undefined) grab({ kind: "building", building: only });
  }, [only, others.length, canBuild, permit, held, grab]);

  return (
    <>
      <h2>{used === 0 ? t("permit.first") : t("permit.another", { count: used })}</h2>
      <p className="prompt-price" {...asks({ about: "permit" })}>
        <Coin amount={price} /> {price === 0 ? t("permit.free") : t("permit.price", { count: price })}
      </p>
      <YardPieces yard={yard} />
      <p className="prompt-hint">{hint()}</p>
      <div className="row prompt-foot">
        <button type="button" className="button" onClick={() => act([{ type: "pass" }])}>
          {used === 0 ? t("permit.none") : t("permit.enough")}
        </button>
        <UndoButton choice={choice} act={act} />
      </div>
    </>
  );

  /** Mentions only what is possible and affordable. */
  function hint(): string {
    const building = held?.kind === "building" ? t("permitUse.space") : t("permitUse.yard");
    return [canBuild && building, can("bollard") && t("permitUse.wall"), can("clear") && t("permitUse.cover")]
      .filter((sentence) => sentence !== false)
      .join(" ");
  }
}

/** The buildings of a yard, to pick up and build. */
export function YardPieces({ yard }: { readonly yard: readonly BuildingId[] }) {
  const { t } = useBoardTexts();
  const { texts } = useBoardContext();
  if (yard.length === 0) return undefined;
  return (
    <div className="row">
      {yard.map((building) => (
        <Piece
          key={building}
          id={`yard:${building}`}
          className="button yard-card"
          marks={piece(`building:${building}`, { at: "yard", drawn: true })}
          held={{ kind: "building", building }}
          about={{ about: "building", building, at: "yard" }}
          label={t("permit.build", { name: texts.names.buildings[building] ?? building })}
        >
          <BuildingPicture building={building} />
          <span>
            <Hyphenated name={texts.names.buildings[building] ?? building} />
          </span>
        </Piece>
      ))}
    </div>
  );
}
