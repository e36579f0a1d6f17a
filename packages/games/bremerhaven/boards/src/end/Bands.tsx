import { SOLO_BANDS, soloBand } from "@harbor/bremerhaven";
import { useBoardContext } from "../boardContext.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { bandIn } from "./band.ts";
import "./bands.css";

type BandsProps = {
  readonly score: number;
  /** The player's best score before this game, if there is one. */
  readonly best: number | undefined;
};

/** How far a solo score is from the next band, and from the player's own best. */
export function BandWords({ score, best }: BandsProps) {
  const { t } = useBoardTexts();
  const { texts, own } = useBoardContext();
  const { next } = bandIn(texts, score);
  return (
    <p className="bands-words">
      {next === undefined
        ? t("end.band.highest")
        : t("end.band.missing", { name: next.name, points: next.from - score })}{" "}
      {own !== undefined && t(`end.band.${againstBest(score, best)}`, { best })}
    </p>
  );
}

/** All solo bands, with the score and the player's best in theirs. */
export function Bands({ score, best }: BandsProps) {
  const { t } = useBoardTexts();
  const { texts } = useBoardContext();
  const here = soloBand(score);
  return (
    <section className="bands">
      <h2>{t("end.band.title")}</h2>
      <ol className="bands-list">
        {SOLO_BANDS.toReversed().map(({ band, from }) => (
          <li key={band} className="bands-row" data-here={band === here}>
            <span className="bands-name">{texts.bands[band]}</span>
            <span className="bands-from">{t("end.band.from", { from })}</span>
            <span className="bands-marks">
              {band === here && <b className="bands-score">{score}</b>}
              {best !== undefined && band === soloBand(best) && best !== score && (
                <span className="bands-best">{t(best > score ? "end.band.best" : "end.band.beaten", { best })}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function againstBest(score: number, best: number | undefined): "first" | "record" | "tied" | "behind" {
  if (best === undefined) return "first";
  if (score === best) return "tied";
  return score > best ? "record" : "behind";
}
