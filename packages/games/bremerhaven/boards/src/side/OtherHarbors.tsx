import type { View } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import { Modal } from "@harbor/ui";
import { useState } from "react";
import { useBoardContext } from "../boardContext.ts";
import { ChoiceContext } from "../choice/ChoiceContext.ts";
import { HarborBoard } from "../harbor/HarborBoard.tsx";
import { useBoardTexts } from "../useBoardTexts.ts";
import { MiniHarbor } from "./MiniHarbor.tsx";
import { PlayerPlate } from "./PlayerPlate.tsx";
import { Yard } from "./Yard.tsx";

/** The other players' harbors in small; a tap opens one in large. */
export function OtherHarbors({ view, seat }: { readonly view: View; readonly seat: Seat | undefined }) {
  const { t } = useBoardTexts();
  const { person } = useBoardContext();
  const [large, setLarge] = useState<Seat>();
  const others = view.players.map((_, other) => other).filter((other) => other !== seat);
  if (others.length === 0) return undefined;
  return (
    <ul className="others" aria-label={t("side.others")}>
      {others.map((other) => {
        const harbor = view.players[other]?.harbor;
        if (harbor === undefined) return undefined;
        return (
          <li key={other}>
            <button
              type="button"
              className="other"
              aria-label={t("harbor.of", { name: person(other).name })}
              onClick={() => setLarge(other)}
            >
              <PlayerPlate view={view} seat={other} />
              <MiniHarbor harbor={harbor} seat={other} />
            </button>
            {large === other && (
              <Modal
                title={t("harbor.of", { name: person(other).name })}
                className="dialog wide harbor-dialog"
                closeLabel={t("close")}
                close={() => setLarge(undefined)}
              >
                <PlayerPlate view={view} seat={other} />
                <ChoiceContext value={undefined}>
                  <HarborBoard harbor={harbor} seat={other} owner={person(other).name} />
                </ChoiceContext>
                <Yard view={view} seat={other} />
              </Modal>
            )}
          </li>
        );
      })}
    </ul>
  );
}
