import type { View } from "@harbor/bremerhaven";
import { BuildingPicture } from "@harbor/bremerhaven-pictures/buildings";
import type { Seat } from "@harbor/kit";
import { useBoardContext } from "../boardContext.ts";
import { Inspect } from "../cards/Inspect.tsx";
import { piece } from "../motion/piece.ts";
import { useBoardTexts } from "../useBoardTexts.ts";

/** The buildings that a player has won and not yet built. */
export function Yard({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const { t } = useBoardTexts();
  const { texts } = useBoardContext();
  const yard = view.players[seat]?.yard ?? [];
  if (yard.length === 0) return undefined;
  return (
    <section className="yard" aria-label={t("side.yard")}>
      <h2>{t("side.yard")}</h2>
      <ul>
        {yard.map((id) => (
          <li key={id}>
            <Inspect
              card={{ deck: "buildings", id }}
              className="yard-item"
              label={texts.names.buildings[id] ?? id}
              marks={piece(`building:${id}`, { at: "yard", drawn: true })}
              about={{ about: "building", building: id, at: "yard" }}
            >
              <BuildingPicture building={id} />
            </Inspect>
          </li>
        ))}
      </ul>
    </section>
  );
}
