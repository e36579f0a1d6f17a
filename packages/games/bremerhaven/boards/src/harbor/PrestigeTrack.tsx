import { Star } from "@harbor/bremerhaven-pictures/pieces";
import type { Seat } from "@harbor/kit";
import { asks } from "../answers/question.ts";
import { piece } from "../motion/piece.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import "./gauge.css";

type PrestigeTrackProps = { readonly seat: Seat; readonly prestige: number; readonly value: number };

const SHORTEST = 16;

/** A tide gauge: the star marks the prestige, like a flood mark, and the shaded part the present harbor value. */
export function PrestigeTrack({ seat, prestige, value }: PrestigeTrackProps) {
  const { t } = useBoardTexts();
  const top = Math.max(SHORTEST, prestige + 2, value + 2);
  return (
    <div
      className="gauge"
      data-field=""
      role="img"
      aria-label={t("harbor.gauge", { prestige, value })}
      {...asks({ about: "gauge", seat })}
    >
      {Array.from({ length: top + 1 }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step of the gauge is its number
        <span key={step} className="gauge-step" data-under={step <= value && step > 0} data-mark={step === prestige}>
          {step === prestige && (
            <span className="gauge-mark" {...piece(`mark:${seat}`, { at: String(prestige) })}>
              <Star className="gauge-star" />
            </span>
          )}
          <span className="gauge-figure">{step}</span>
        </span>
      ))}
    </div>
  );
}
