import type { View } from "@harbor/bremerhaven";
import { InfluenceCard } from "@harbor/bremerhaven-pictures/cards";
import { PLAYER_SIGNS, playerColors } from "@harbor/bremerhaven-pictures/pieces";
import type { Seat } from "@harbor/kit";
import { useTranslation } from "react-i18next";
import { Sign } from "../Sign.tsx";
import { useSurroundings } from "../surroundings.ts";
import { Hand } from "./Hand.tsx";
import "./hand.css";

/** The cards that a recorded game shows: those of the seat it is seen from, or everybody's. */
export function OpenHands({ view, front }: { readonly view: View; readonly front: Seat }) {
  const { t } = useTranslation("board");
  const { person } = useSurroundings();
  if (view.hands === undefined) {
    return view.hand === undefined ? undefined : <Hand view={view} seat={front} spent={[]} playable={false} />;
  }
  return (
    <ul className="open-hands" aria-label={t("hand.all")}>
      {view.hands.map((hand, seat) => {
        const { name, color } = person(seat);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} className="open-hand">
            <Sign color={color} title={name} />
            {hand.map((card, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards of a hand may be alike
              <span key={nth} className="open-card" role="img" aria-label={t("hand.card", { card })}>
                <InfluenceCard value={card} sign={PLAYER_SIGNS[color]} color={playerColors[color]} />
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
