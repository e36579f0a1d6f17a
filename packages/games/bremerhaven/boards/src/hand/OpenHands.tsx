import type { View } from "@harbor/bremerhaven";
import { InfluenceCard } from "@harbor/bremerhaven-pictures/cards";
import type { Seat } from "@harbor/kit";
import { asks } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { playerLook } from "../playerLook.ts";
import { Sign } from "../Sign.tsx";
import { useBoardTexts } from "../useBoardTexts.ts";
import { Hand } from "./Hand.tsx";
import "./hand.css";

/** The hands that a recorded game shows: the hand of its viewer's seat, or all of them. */
export function OpenHands({ view, front }: { readonly view: View; readonly front: Seat }) {
  const { t } = useBoardTexts();
  const { person } = useBoardContext();
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
            <span className="open-sign" {...asks({ about: "sign", seat })}>
              <Sign color={color} title={name} />
            </span>
            {hand.map((card, nth) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: cards of a hand may be equal
                key={nth}
                className="open-card"
                role="img"
                aria-label={t("hand.card", { card })}
                {...asks({ about: "card", card })}
              >
                <InfluenceCard value={card} sign={playerLook(color).sign} color={playerLook(color).color} />
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
