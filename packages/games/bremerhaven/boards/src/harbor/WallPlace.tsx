import { BOLLARDS_A_WALL, bollardsAt, type Harbor, type Wall } from "@harbor/bremerhaven";
import { Bollard, Coin } from "@harbor/bremerhaven-pictures/pieces";
import type { Seat } from "@harbor/kit";
import { useCurrentChoice } from "../choice/ChoiceContext.ts";
import { Target } from "../choice/Target.tsx";
import { piece } from "../motion/piece.ts";
import { useBoardTexts } from "../useBoardTexts.ts";

type WallPlaceProps = { readonly harbor: Harbor; readonly seat: Seat; readonly wall: Wall };

export function WallPlace({ harbor, seat, wall }: WallPlaceProps) {
  const { t } = useBoardTexts();
  const cost = useCurrentChoice()?.aim({ at: "wall", wall })?.cost;
  const bollards = bollardsAt(harbor, wall);
  return (
    <>
      <ul className="wall-bollards" aria-label={t("harbor.wall", { number: wall, count: bollards })}>
        {Array.from({ length: BOLLARDS_A_WALL }, (_, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a place on a wall is its number
            key={place}
            aria-hidden="true"
            {...(place < bollards && piece(`bollard:${seat}:${wall}`, { at: String(place), enter: "drop" }))}
          >
            {cost !== undefined && place === bollards ? (
              <Coin amount={cost.permit + cost.work} className="wall-price" />
            ) : (
              <Bollard set={place < bollards} />
            )}
          </li>
        ))}
      </ul>
      <Target spot={{ at: "wall", wall }} />
    </>
  );
}
