import { Star } from "@harbor/bremerhaven-pictures/pieces";
import type { Seat } from "@harbor/kit";
import { useTranslation } from "react-i18next";
import { piece } from "../motion/piece.ts";
import "./gauge.css";

type PrestigeTrackProps = { readonly seat: Seat; readonly prestige: number; readonly value: number };

const SHORTEST = 16;

/** A tide gauge: the star marks how high the flood once stood, the shaded part where the harbor's value is now. */
export function PrestigeTrack({ seat, prestige, value }: PrestigeTrackProps) {
  const { t } = useTranslation("board");
  const top = Math.max(SHORTEST, prestige + 2, value + 2);
  return (
    <div className="gauge" data-field="" role="img" aria-label={t("harbor.gauge", { prestige, value })}>
      {Array.from({ length: top + 1 }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step of the gauge is its number
        <span key={step} className="gauge-step" data-under={step <= value && step > 0} data-mark={step === prestige}>
          {step === prestige && (
            <span className="gauge-mark" {...piece(`mark:${seat}`)}>
              <Star className="gauge-star" />
            </span>
          )}
          <span className="gauge-figure">{step}</span>
        </span>
      ))}
    </div>
  );
}
