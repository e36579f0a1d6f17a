import { SEAT_COLORS, SeatSign } from "@harbor/meuterer-pictures";
import { apart } from "@harbor/ui";
import { useWords } from "../boardContext.ts";
import { withMinus } from "../minus.ts";
import { lineOf, type Measure, type Round } from "./rounds.ts";
import { ticksOf } from "./scale.ts";

const WIDTH = 560;
const HEIGHT = 250;
const LEFT = 38;
const RIGHT = 66;
const TOP = 16;
const BOTTOM = 30;
const LABEL = 22;
const DASHES = ["", "11 5", "3 5", "12 4 3 4"] as const;

type LinesProps = { readonly rounds: readonly Round[]; readonly seats: readonly number[]; readonly measure: Measure };

/** A line for each player over the rounds; dashes and signs tell them apart without color. */
export function Lines({ rounds, seats, measure }: LinesProps) {
  const { t, nameOf, colorOf } = useWords();
  const lines = seats.map((seat) => ({ seat, color: colorOf(seat), values: lineOf(rounds, seat, measure) }));
  const all = lines.flatMap(({ values }) => values);
  const ticks = ticksOf(Math.min(0, ...all), Math.max(1, ...all));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const x = (nth: number) => LEFT + (nth / Math.max(1, rounds.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => HEIGHT - BOTTOM - ((value - low) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const labels = apart(
    lines.map(({ values }) => y(values.at(-1) ?? 0)),
    LABEL,
    TOP,
    HEIGHT - BOTTOM,
  );
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="meu-chart" aria-hidden="true">
        {ticks.map((tick) => (
          <g key={tick}>
            <path d={`M${LEFT} ${y(tick)}H${WIDTH - RIGHT + 4}`} className={tick === 0 ? "meu-axis" : "meu-grid"} />
            <text x={LEFT - 8} y={y(tick) + 4} className="meu-tick" textAnchor="end">
              {withMinus(String(tick))}
            </text>
          </g>
        ))}
        {rounds.map(({ round }, nth) => (
          <text key={round} x={x(nth)} y={HEIGHT - 10} className="meu-tick" textAnchor="middle">
            {round}
          </text>
        ))}
        {lines.map(({ seat, color, values }, nth) => {
          const ink = SEAT_COLORS[color]?.color;
          const at = labels[nth] ?? 0;
          return (
            <g key={seat}>
              <polyline
                points={values.map((value, round) => `${x(round)},${y(value)}`).join(" ")}
                className="meu-line-path"
                stroke={ink}
                strokeDasharray={DASHES[color]}
              />
              {values.map((value, round) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
                <circle key={round} cx={x(round)} cy={y(value)} r="3.5" fill={ink} />
              ))}
              <path
                d={`M${x(values.length - 1)} ${y(values.at(-1) ?? 0)}L${WIDTH - RIGHT + 12} ${at}`}
                className="meu-lead"
              />
              <svg x={WIDTH - RIGHT + 12} y={at - 9} width="18" height="18" aria-hidden="true">
                <SeatSign seat={color} />
              </svg>
              <text x={WIDTH - RIGHT + 34} y={at + 5} className="meu-value">
                {withMinus(String(values.at(-1) ?? 0))}
              </text>
            </g>
          );
        })}
      </svg>
      <details className="meu-numbers">
        <summary>{t("end.numbers")}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <div className="meu-scroll" tabIndex={0}>
          <table>
            <caption>{t("end.lines")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("end.player")}</th>
                {rounds.map(({ round }) => (
                  <th key={round} scope="col">
                    <span className="unseen">{t("told.round", { round })}</span>
                    <span aria-hidden="true">{round}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ seat, values }) => (
                <tr key={seat}>
                  <th scope="row">{nameOf(seat)}</th>
                  {values.map((value, round) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
                    <td key={round}>{withMinus(String(value))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
