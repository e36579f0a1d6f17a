/** Strokes of the digits in a 10 × 16 box, so that coins are readable before the font has loaded. */
const FIGURES: Readonly<Record<string, string>> = {
  0: "M5 2a3.2 3.2 0 0 1 3.2 3.2v5.6a3.2 3.2 0 0 1-6.4 0V5.2A3.2 3.2 0 0 1 5 2z",
  1: "M1.8 5.2L5.6 2.2V15.3",
  2: "M1.7 5.4a3.2 3.2 0 0 1 6.5-.2c0 2-1 3.2-2.4 4.9L2.6 14H9.3",
  3: "M1.5 2h6.8L4.8 7.2c2.2-.2 3.6 1.3 3.6 3.3a3.4 3.4 0 0 1-6.8.6",
  4: "M6.7 15.3V2.2L1.5 11.2H9.7",
  5: "M8.4 2H3v5.4c3-1.3 5.5.3 5.5 3.1a3.4 3.4 0 0 1-6.9.6",
  6: "M7.6 1.4C4 3.4 1.7 6.8 1.7 10.7a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 0 0-6.2-1.6",
  7: "M1 2h7.3L3.8 15.3",
  8: "M5 2a2.7 2.7 0 1 1-.1 0zM5 7.5a3.3 3.3 0 1 1-.1 0z",
  9: "M2.4 14.6c3.6-2 5.9-5.4 5.9-9.3a3.3 3.3 0 1 0-6.6 0 3.3 3.3 0 0 0 6.2 1.6",
  "-": "M1.5 8h7",
  "+": "M1.5 8h7M5 4.5v7",
};

type NumeralProps = {
  readonly value: number | string;
  /** The middle of the number. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly fill: string;
};

export function Numeral({ value, x, y, height, fill }: NumeralProps) {
  const figures = [...String(value)];
  const scale = height / 16;
  const left = x - (figures.length * 11 - 1) * 0.5 * scale;
  return (
    <g
      transform={`matrix(${scale} 0 0 ${scale} ${left} ${y - height / 2})`}
      fill="none"
      stroke={fill}
      strokeWidth="2.7"
    >
      {figures.map((figure, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the figures of a number have no other name than their place
        <path key={i} transform={i === 0 ? undefined : `translate(${i * 11})`} d={FIGURES[figure]} />
      ))}
    </g>
  );
}
