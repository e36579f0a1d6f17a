import { playerColors } from "@harbor/bremerhaven-pictures/pieces";
import type { Color } from "@harbor/face";

type Line = { readonly color: Color; readonly name: string; readonly values: readonly number[] };
type LinesProps = { readonly title: string; readonly lines: readonly Line[] };

const WIDTH = 300;
const HEIGHT = 120;
const DASHES: readonly string[] = ["", "7 4", "2 4", "10 3 2 3"];

/** How something grew over the rounds, a line for each player; dashes tell the lines apart where colours do not. */
export function Lines({ title, lines }: LinesProps) {
  const longest = Math.max(2, ...lines.map(({ values }) => values.length));
  const top = Math.max(1, ...lines.flatMap(({ values }) => values));
  const x = (index: number) => 24 + (index / (longest - 1)) * (WIDTH - 34);
  const y = (value: number) => HEIGHT - 14 - (Math.max(0, value) / top) * (HEIGHT - 26);
  return (
    <figure className="lines">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={describe(title, lines)}>
        <path d={`M24 ${HEIGHT - 14}H${WIDTH - 8}M24 12V${HEIGHT - 14}`} className="lines-axis" />
        <text x="20" y="16" className="lines-number">
          {top}
        </text>
        <text x="20" y={HEIGHT - 10} className="lines-number">
          0
        </text>
        {lines.map(({ color, name, values }, nth) => (
          <polyline
            key={name}
            points={values.map((value, index) => `${x(index)},${y(value)}`).join(" ")}
            fill="none"
            stroke={playerColors[color].color}
            strokeWidth="3"
            strokeDasharray={DASHES[nth]}
            strokeLinejoin="round"
          />
        ))}
      </svg>
    </figure>
  );
}

function describe(title: string, lines: readonly Line[]): string {
  return `${title}: ${lines.map(({ name, values }) => `${name} ${values.join(", ")}`).join("; ")}`;
}
