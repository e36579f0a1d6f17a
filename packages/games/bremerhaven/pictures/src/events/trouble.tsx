import { newsInk as ink, newsprint as paper, newsSpot as spot, newsTint as tint } from "../paint.ts";
import { CutRays, CutSea, CutSky, cuts } from "./woodcut.tsx";

export function Pirates() {
  return (
    <>
      <CutRays x={40} y={86} near={16} far={170} count={34} />
      <path fill={spot} d="M40 68a18 18 0 1 1-.1 0z" />
      <path fill={ink} d="M84 0h3v92h-3zM124 22h2.5v68H124zM56 34h2v54h-2zM126 24l34 50v2zM58 36L36 92h2z" />
      <path fill={ink} d="M58 10q28-8 56 0 6 30-2 56-26-8-54 2-6-30 0-58z" />
      <path fill={paper} d="M86 20q14 0 14 13 0 6-4 8v5H76v-5q-4-2-4-8 0-13 14-13z" />
      <path
        fill={ink}
        d="M79 30a4 4 0 1 1-.1 0zM93 30a4 4 0 1 1-.1 0zM86 36l2 5h-4zM80 44h1v3h-1zM85.5 44h1v3h-1zM91 44h1v3h-1z"
      />
      <path
        fill={paper}
        d="M66 49l4-1 32 12 2-2 3 2-1 2 2 2-3 1-1-2-36-11-2 1zM106 49l-4-1-32 12-2-2-3 2 1 2-2 2 3 1 1-2 36-11 2 1z"
      />
      <path
        fill={tint}
        d="M114 30q14-4 26 2 2 20-2 36-12-4-24-1 4-18 0-37zM42 44q10-4 18 0-2 16 0 28-10-2-20 2 2-16 2-30z"
      />
      <path fill={ink} d="M28 82l14 4h78l6-8h26q-4 26-18 32H50Q34 104 28 82z" />
      <path fill={paper} d="M52 92h5v4h-5zM68 92h5v4h-5zM84 92h5v4h-5zM100 92h5v4h-5z" />
      <path fill={spot} d="M124 82h22l-1 4h-22z" />
      <path fill={ink} d="M84-2h3v6h-3z" />
      <CutSea y={104} />
    </>
  );
}

export function StormTide() {
  return (
    <>
      <path fill={ink} d={Array.from({ length: 26 }, (_, i) => `M${i * 11 - 60} 0h2l34 70z`).join("")} />
      <path fill={paper} d="M122 96V58l16-12 16 12v38z" />
      <path fill={spot} d="M116 62l22-20 22 20v6l-22-20-22 20z" />
      <path fill={ink} d="M138 48l16 10v38h-16zM128 68h5v7h-5zM128 82h5v7h-5z" />
      <path fill={ink} d="M-4 124V56Q8 4 66 6q40 2 50 30-16-14-30-8-18 8-10 28 12 26 88 38v30z" />
      <path
        fill={paper}
        d="M4 74Q14 18 64 14q28 0 42 12-20-8-36-4Q24 30 16 96q-8-8-12-22zM26 98Q32 44 66 32q-16 22 2 44 14 16 52 26-60-8-74-46-14 20-6 46z"
      />
      <path
        fill={ink}
        d={cuts([
          [14, 60, 24, 2],
          [20, 46, 26, 2],
          [12, 72, 20, 2],
          [30, 34, 30, 2],
          [44, 24, 40, 2],
          [10, 84, 16, 2],
        ])}
      />
      <path fill={paper} d="M116 36q4 6 2 12-4-6-8-6 2 6-1 11-4-7-9-8 2 7-2 11-4-8-10-10 0-8 6-14 10-6 22 4z" />
      <path
        fill={paper}
        d="M104 62a2 2 0 1 1-.1 0zM114 54a2 2 0 1 1-.1 0zM96 70a2 2 0 1 1-.1 0zM122 46a2 2 0 1 1-.1 0zM86 60a2 2 0 1 1-.1 0z"
      />
      <path
        fill={paper}
        d={cuts([
          [0, 108, 50, 2],
          [60, 110, 60, 2],
          [20, 116, 60, 2],
          [100, 117, 60, 2],
          [130, 104, 30, 2],
        ])}
      />
    </>
  );
}

export function TrafficJam() {
  return (
    <>
      <CutSky from={4} to={46} clear={[40, 120]} />
      <path fill={tint} d="M0 46h160v74H0z" />
      <path fill={ink} d="M70 42h30l70 78H-20z" />
      {(
        [
          [82, 44, 0.2],
          [98, 50, 0.28],
          [66, 58, 0.38],
          [110, 68, 0.5],
          [46, 82, 0.66],
          [122, 100, 0.86],
        ] as const
      ).map(([x, y, size], i) => (
        <g key={size} transform={`translate(${x} ${y}) scale(${size})`}>
          <path fill={ink} d="M-30-44h60l4 30 6 6v50h-80V-8l6-6z" />
          <path fill={i % 2 === 0 ? paper : spot} d="M-26-40h52l4 26H-30zM-36-6h72v34h-72z" />
          <path
            fill={ink}
            d="M-22-36h44l3 18h-50zM-12-4h24v30h-24zM-38 30h76v10h-76zM-34 38h14v12h-14zM20 38h14v12H20z"
          />
          <path fill={paper} d="M-8 0h3v22h-3zM-2 0h3v22h-3zM4 0h3v22H4z" />
          <path fill={paper} d="M-24 4a8 8 0 1 1-.1 0zM24 4a8 8 0 1 1-.1 0zM-20-34h14l-6 14h-10z" />
        </g>
      ))}
    </>
  );
}

export function Fog() {
  return (
    <>
      <path fill={tint} d="M0 0h160v120H0z" />
      <path fill={ink} d="M40 8h2.5v90H40zM112 14h2.5v84H112zM30 30h22v2H30zM104 36h18v2h-18z" />
      <path fill={ink} d="M68 24l18-2 2 40H66zM54 52h46v30H54zM10 74l136-4q-4 34-24 46H34Q16 102 10 74z" />
      <path fill={spot} d="M67 32l20-1 .6 10-21 1z" />
      <path fill={paper} d="M58 58h6v5h-6zM68 58h6v5h-6zM78 58h6v5h-6zM88 58h6v5h-6z" />
      <path
        fill={paper}
        d="M0 18h52q10 0 10 4t-10 4H26q-8 0-8 3t8 3h120q12 0 12 4t-12 4h14v8H62q-8 0-8 4t8 4h12q8 0 8 4t-8 4H0v-8h20q6 0 6-3t-6-3H0zM160 12h-50q-8 0-8-4t8-4h50zM0 84h44q8 0 8-4t8-4h80q8 0 8 4t-8 4h-18q-6 0-6 3t6 3h38v12H112q-8 0-8 3t-8 3H36q-8 0-8-4t-8-4H0zM0 110h60q8 0 8 4t-8 4H0zM160 112h-36q-8 0-8 4h44z"
      />
    </>
  );
}

/** Hands up, and the captain's cap comes down. */
export function Mutiny() {
  return (
    <>
      <CutRays x={80} y={120} near={20} far={170} count={40} />
      <g transform="rotate(168 80 26)">
        <path fill={ink} d="M50 22q4-14 30-14t30 14l-10 10H60z" />
        <path fill={paper} d="M54 21q6-10 26-10t26 10l-7 7H61z" />
        <path fill={ink} d="M60 30h40v8H60zM58 38q22-4 44 0-6 7-22 7t-22-7z" />
        <path fill={spot} d="M80 14l3 7h7l-5 4 2 7-7-4-7 4 2-7-5-4h7z" />
      </g>
      <path fill={spot} d="M28 30l5-1 12 91h-6z" />
      <path fill={spot} d="M26 0q10 2 11 14l-2 20h-8l-7-18q-2-12 6-16z" />
      <path fill={ink} d="M120 20q4-18 18-20 4 20-8 42l4 6-4 3-3-5-6-2 1-4 4 1z" />
      <path fill={paper} d="M123 22q4-12 11-17 0 18-8 34z" />
      <Arm x={38} y={66} size={1.1} />
      <Arm x={80} y={58} size={1.3} />
      <Arm x={124} y={56} size={1.1} />
      <path
        fill={ink}
        d="M0 120V98q10-10 18 0 10-8 16 2 12-10 20 2 14-12 26 0 14-12 24 0 10-10 20-2 10-10 20 0 8-6 16 0v20z"
      />
    </>
  );
}

function Arm({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path fill={ink} d="M-13 4q-2-16 6-17h13q8 0 7 10l-2 14 6 50h-30l2-44z" />
      <path
        fill={paper}
        d="M-11 4q-1-14 4-15l2 8 2-9h3l1 9 2-9h3l1 9 1-8q4 0 4 7l-2 11h-16zM-7 18h15l4 40h-9l-4-30-3 30h-8z"
      />
    </g>
  );
}
