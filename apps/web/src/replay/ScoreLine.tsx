import { useReplayTexts } from "./texts/useReplayTexts.ts";

const WIDTH = 480;
const HEIGHT = 120;
const EDGE = 12;
const FLAG = 26;

/** The scores of one's games, earliest first: a line over the sea, with a flag on the best one. */
export function ScoreLine({ scores }: { readonly scores: readonly number[] }) {
  const { t } = useReplayTexts();
  const [lowest, highest] = [Math.min(...scores), Math.max(...scores)];
  const x = (nth: number) =>
    scores.length === 1 ? WIDTH / 2 : EDGE + (nth / (scores.length - 1)) * (WIDTH - 3 * EDGE);
  const y = (score: number) => HEIGHT - 24 - ((score - lowest) / Math.max(1, highest - lowest)) * (HEIGHT - 24 - FLAG);
  const best = scores.lastIndexOf(highest);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t("stats.line", { count: scores.length, lowest, highest })}
      className="score-line"
    >
      <path d={`M0 ${HEIGHT - 12}H${WIDTH}V${HEIGHT}H0Z`} className="score-sea" />
      <polyline points={scores.map((score, nth) => `${x(nth)},${y(score)}`).join(" ")} className="score-course" />
      {scores.map((score, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a game is its place in the line
        <circle key={nth} cx={x(nth)} cy={y(score)} r="4.5" className="score-game" />
      ))}
      <path d={`M${x(best) - 1} ${y(highest)}v-24h2l16 6l-16 6v12Z`} className="score-flag" />
    </svg>
  );
}
