import type { DayResults } from "@harbor/protocol";
import { useDailyTexts } from "./useDailyTexts.ts";

type SpreadProps = {
  readonly results: DayResults;
  /** The own score, if there is one. */
  readonly own: number | undefined;
  readonly isSmall?: boolean;
};

const WIDTH = 480;
const FLOOR = 144;
const TALLEST = 108;
const LABELS = 30;

/** How the results are spread: a bar for each step of scores, like crates on a quay. The own one is flagged. */
export function Spread({ results, own, isSmall = false }: SpreadProps) {
  const { t } = useDailyTexts();
  const { people, from, step, counts } = results;
  const most = Math.max(1, ...counts);
  const wide = (WIDTH - 20) / Math.max(counts.length, 6);
  const left = (WIDTH - wide * counts.length) / 2;
  const ownNth = own === undefined ? -1 : Math.floor((own - from) / step);
  const height = isSmall ? FLOOR + 14 : FLOOR + 14 + LABELS;
  const to = from + counts.length * step - 1;
  const label = [
    t("picture", { count: people, from, to }),
    ...(own === undefined ? [] : [t("yours", { score: own })]),
  ].join(" ");
  // Names of steps must not overlap.
  const every = Math.ceil(64 / wide);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label} className="spread" data-small={isSmall}>
      {stepsOf(results).map(({ count, at }, nth) => {
        const tall = count === 0 ? 0 : Math.max(6, (count / most) * TALLEST);
        const x = left + nth * wide;
        const isOwn = nth === ownNth;
        return (
          <g key={at}>
            <rect
              x={x + 2}
              y={FLOOR - tall}
              width={wide - 4}
              height={tall}
              className={isOwn ? "spread-own" : "spread-bar"}
            />
            {isOwn && <Flag x={x + wide / 2} y={FLOOR - tall} />}
            {!isSmall && nth % every === 0 && (
              <text x={x + 2} y={FLOOR + 36} className="spread-number">
                {at}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M0 ${FLOOR}H${WIDTH}V${FLOOR + 14}H0Z`} className="spread-quay" />
      <path d={wave()} className="spread-wave" />
    </svg>
  );
}

function stepsOf({ from, step, counts }: DayResults): readonly { readonly count: number; readonly at: number }[] {
  return counts.map((count, nth) => ({ count, at: from + nth * step }));
}

function Flag({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      d={`M${x - 1} ${y}V${y - 34}H${x + 1}L${x + 22} ${y - 26}L${x + 2} ${y - 18}V${y}Z`}
      className="spread-flag"
    />
  );
}

function wave(): string {
  const humps = Array.from({ length: WIDTH / 40 }, () => "q10 -5 20 0t20 0").join("");
  return `M0 ${FLOOR + 8}${humps}`;
}

/** The same in numbers. */
export function SpreadTable({ results }: Pick<SpreadProps, "results">) {
  const { t } = useDailyTexts();
  return (
    <details className="spread-table">
      <summary>{t("numbers")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("scores")}</th>
            <th scope="col">{t("players")}</th>
          </tr>
        </thead>
        <tbody>
          {stepsOf(results).map(({ count, at }) => (
            <tr key={at}>
              <th scope="row">{t("range", { from: at, to: at + results.step - 1 })}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
