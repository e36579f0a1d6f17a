import { apart, type Color } from "@harbor/ui";
import { playerLook } from "../playerLook.ts";
import { Sign } from "../Sign.tsx";
import { useBoardTexts } from "../useBoardTexts.ts";
import { stepsUpTo } from "./scale.ts";

type Line = { readonly color: Color; readonly name: string; readonly values: readonly number[] };
type LinesProps = { readonly title: string; readonly lines: readonly Line[] };

const WIDTH = 460;
const HEIGHT = 230;
const LEFT = 38;
const RIGHT = 62;
const TOP = 16;
const BOTTOM = 30;
const LABEL = 22;

/** A line chart over the rounds, one line per player; dashes and signs tell them apart without color. */
export function Lines({ title, lines }: LinesProps) {
  const { t } = useBoardTexts();
  const rounds = Math.max(1, ...lines.map(({ values }) => values.length));
  const steps = stepsUpTo(Math.max(1, ...lines.flatMap(({ values }) => values)));
  const top = steps.at(-1) ?? 1;
  const x = (index: number) => LEFT + (rounds === 1 ? 0.5 : index / (rounds - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => HEIGHT - BOTTOM - (Math.max(0, value) / top) * (HEIGHT - TOP - BOTTOM);
  const labels = apart(
    lines.map(({ values }) => y(values.at(-1) ?? 0)),
    LABEL,
    TOP,
    HEIGHT - BOTTOM,
  );
  return (
    <figure className="lines">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
        {steps.map((step) => (
          <g key={step}>
            <path d={`M${LEFT} ${y(step)}H${WIDTH - RIGHT + 4}`} className={step === 0 ? "lines-axis" : "lines-grid"} />
            <text x={LEFT - 8} y={y(step) + 4} className="lines-number" textAnchor="end">
              {step}
            </text>
          </g>
        ))}
        {Array.from({ length: rounds }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
          <text key={index} x={x(index)} y={HEIGHT - 10} className="lines-number" textAnchor="middle">
            {index + 1}
          </text>
        ))}
        {lines.map(({ color, values }) => (
          <g key={color} stroke={playerLook(color).color.color} fill={playerLook(color).color.color}>
            <polyline
              points={values.map((value, index) => `${x(index)},${y(value)}`).join(" ")}
              className="lines-line"
              strokeDasharray={playerLook(color).dashes}
            />
            {values.map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
              <circle key={index} cx={x(index)} cy={y(value)} r="3.5" stroke="none">
                <title>{value}</title>
              </circle>
            ))}
          </g>
        ))}
        {lines.map(({ color, values }, nth) => {
          const at = labels[nth] ?? 0;
          return (
            <g key={color}>
              <path
                d={`M${x(values.length - 1)} ${y(values.at(-1) ?? 0)}L${WIDTH - RIGHT + 12} ${at}`}
                className="lines-lead"
              />
              <svg x={WIDTH - RIGHT + 12} y={at - 9} width="18" height="18" aria-hidden="true">
                <Sign color={color} />
              </svg>
              <text x={WIDTH - RIGHT + 34} y={at + 5} className="lines-value">
                {values.at(-1)}
              </text>
            </g>
          );
        })}
      </svg>
      <ul className="lines-legend">
        {lines.map(({ color, name }) => (
          <li key={color} data-sign={playerLook(color).sign}>
            <Sign color={color} />
            {name}
          </li>
        ))}
      </ul>
      <details className="lines-numbers">
        <summary>{t("end.numbers")}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <div className="lines-box" tabIndex={0}>
          <table>
            <caption className="unseen">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{t("end.player")}</th>
                {Array.from({ length: rounds }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
                  <th key={index} scope="col">
                    <span className="unseen">{t("rail.round", { round: index + 1 })}</span>
                    <span aria-hidden="true">{index + 1}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ color, name, values }) => (
                <tr key={color}>
                  <th scope="row">{name}</th>
                  {values.map((value, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
                    <td key={index}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
