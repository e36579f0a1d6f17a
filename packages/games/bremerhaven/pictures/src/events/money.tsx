import { newsInk as ink, newsprint as paper, newsSpot as spot, newsTint as tint } from "../paint.ts";
import { CutRays, CutSky, cuts, Ground } from "./woodcut.tsx";

/** The pointing hand of old newspapers, and what it points at. */
export function TaxDay() {
  return (
    <>
      <path fill={ink} d="M0 0h160v120H0z" />
      <path
        fill={tint}
        d={cuts([
          [0, 8, 60, 2],
          [0, 18, 44, 2],
          [0, 28, 54, 2],
          [0, 38, 34, 2],
          [0, 48, 40, 2],
          [0, 58, 24, 2],
          [0, 68, 26, 2],
          [160, 66, -20, 2],
          [160, 76, -34, 2],
          [160, 86, -26, 2],
          [160, 96, -30, 2],
        ])}
      />
      <g transform="rotate(-38 96 50)">
        <path fill={tint} d="M132 18h60v58h-60z" />
        <path
          fill={ink}
          d={cuts([
            [190, 30, -54, 2.4],
            [190, 40, -54, 2.4],
            [190, 50, -54, 2.4],
            [190, 60, -54, 2.4],
          ])}
        />
        <path fill={spot} d="M120 16h16v62h-16z" />
        <path fill={ink} d="M128 62a3 3 0 1 1-.1 0z" />
        <path fill={paper} d="M122 22H84q-8 0-8 7l-46 1q-8 1-8 7t8 7h42q-4 3-3 8 1 6 4 7 0 7 5 9 1 6 8 6h36z" />
        <path
          fill={ink}
          d="M70 45h26q6-1 8-6-4 13-12 9zM73 59h20q5-1 6-5-2 10-9 8zM78 68h14q5-1 5-5-1 9-8 8zM76 29l14-1-8 4zM26 33q4-1 6 0v7q-3 1-6 0z"
        />
      </g>
      <path fill={paper} d="M10 92q14-6 28 0v22q-14 7-28 0z" />
      <path
        fill={ink}
        d="M10 95q14 7 28 0v1.8q-14 7-28 0zM10 101q14 7 28 0v1.8q-14 7-28 0zM10 107q14 7 28 0v1.8q-14 7-28 0z"
      />
      <path fill={spot} d="M44 106q14-6 28 0v8q-14 7-28 0z" />
      <path fill={ink} d="M44 109q14 7 28 0v1.8q-14 7-28 0z" />
      <path fill={spot} d="M112 110q12-5 24 0v4q-12 6-24 0z" />
    </>
  );
}

export function BadPress() {
  return (
    <>
      <CutSky from={6} to={116} clear={[24, 136]} />
      <path fill={ink} d="M22 26l104-18 16 92-104 18z" />
      <path fill={paper} d="M20 22l104-18 16 92-104 18z" />
      <path fill={ink} d="M28 30l92-16 1.6 9-92 16zM31 44l92-16 .4 2-92 16zM34 50l30-5 5 30-30 5z" />
      <path
        fill={tint}
        d="M70 46l26-4.6.5 2.6-26 4.6zM71 51l26-4.6.5 2.6-26 4.6zM72 56l26-4.6.5 2.6-26 4.6zM73 61l26-4.6.5 2.6-26 4.6zM100 40l26-4.6.5 2.6-26 4.6zM101 45l26-4.6.5 2.6-26 4.6zM102 50l26-4.6.5 2.6-26 4.6zM41 86l30-5.2.5 2.6-30 5.2zM42 91l30-5.2.5 2.6-30 5.2zM43 96l30-5.2.5 2.6-30 5.2zM44 101l30-5.2.5 2.6-30 5.2zM108 84l26-4.6.5 2.6-26 4.6zM109 89l26-4.6.5 2.6-26 4.6z"
      />
      <path
        fill={spot}
        d="M96 52q14-8 20 4 16 0 12 14 8 10-4 14 0 12-10 8l1 18q-3 6-6 0l-1-16q-6 4-12-2l-2 12q-3 5-5-1l1-12q-14 2-12-10-10-8 2-14 2-12 16-15z"
      />
      <path
        fill={spot}
        d="M72 70a4 4 0 1 1-.1 0zM130 52a3.5 3.5 0 1 1-.1 0zM134 98a3 3 0 1 1-.1 0zM66 96a2.5 2.5 0 1 1-.1 0z"
      />
      <path fill={paper} d="M92 62q8-8 16-4-10 0-14 10-4-2-2-6z" />
    </>
  );
}

export function Upkeep() {
  let bricks = "";
  for (let row = 0; row < 12; row++) {
    for (let i = -1; i < 8; i++) {
      if ((row * 5 + i * 3) % 11 !== 0) bricks += `M${i * 22 + (row % 2) * 11 + 1} ${row * 10 + 1}h20v8h-20z`;
    }
  }
  return (
    <>
      <path fill={ink} d="M0 0h160v120H0z" />
      <path fill={tint} d={bricks} />
      <path fill={ink} d="M52 26q20-16 46-8 30-4 36 26 8 30-22 42-34 14-56-8-22-24-4-52z" />
      <path
        fill={spot}
        d="M58 34h30v12H58zM92 30h28v12H92zM52 50h24v12H52zM80 50h30v12H80zM114 46h14v12h-14zM62 66h30v12H62zM96 66h28v12H96z"
      />
      <path
        fill={paper}
        d="M8 0h7v120H8zM36 0h7v120h-7zM14 12h24v6H14zM14 34h24v6H14zM14 56h24v6H14zM14 78h24v6H14zM14 100h24v6H14z"
      />
      <path fill={ink} d="M13 0h2v120h-2zM41 0h2v120h-2z" />
      <g transform="rotate(38 104 70)">
        <path fill={ink} d="M104 54l34 52q-34 20-68 0z" />
        <path fill={paper} d="M104 60l28 44q-28 15-56 0z" />
        <path fill={tint} d="M104 60l28 44q-14 7.5-28 7.5z" />
        <path fill={ink} d="M97 0h14q4 20 0 42h-4v16h-6V42h-4q-4-22 0-42z" />
        <path fill={spot} d="M100 4h8q3 16 0 34h-8q-3-18 0-34z" />
      </g>
    </>
  );
}

export function CustomsCheck() {
  return (
    <>
      <CutSky from={4} to={96} clear={[24, 136]} />
      <path fill={paper} d="M12 50h74v58H12z" />
      <path fill={tint} d="M12 50h74v9H12zM12 99h74v9H12zM12 59h9v40h-9zM77 59h9v40h-9zM22 92l50-33h8v7L30 99h-8z" />
      <path
        fill={ink}
        d="M86 50l18-8v58l-18 8zM12 50l18-8h74l-18 8zM12 59h74v1.6H12zM12 98h74v1.6H12zM21 60h1.6v38H21zM76 60h1.6v38H76z"
      />
      <path fill={ink} d="M86 22a34 34 0 0 1 27 55l29 29-8 8-30-29A34 34 0 1 1 86 22z" />
      <path fill={paper} d="M86 29a27 27 0 1 1-.1 0z" />
      <path fill={paper} d="M114 80l26 26-3 3-26-26z" />
      <path fill={ink} d="M62 56q24-24 48 0-24 22-48 0z" />
      <path fill={paper} d="M65 56q21-18 42 0-21 17-42 0z" />
      <circle cx="86" cy="55.5" r="9.5" fill={spot} />
      <circle cx="86" cy="55.5" r="4.5" fill={ink} />
      <circle cx="83.5" cy="53" r="2" fill={paper} />
      <path
        fill={ink}
        d={cuts([
          [66, 46, 8, 2.5],
          [72, 42, 6, 2.5],
          [104, 46, -8, 2.5],
          [98, 42, -6, 2.5],
        ])}
      />
      <Ground y={108} />
    </>
  );
}

export function PoorBox() {
  return (
    <>
      <CutRays x={80} y={28} near={20} far={150} count={32} />
      <path fill={spot} d="M80 6a17 17 0 1 1-.1 0z" />
      <path fill={paper} d="M80 10a13 13 0 1 0 .1 0zm0 2a11 11 0 1 1-.1 0z" />
      <path fill={paper} d="M80 14l2.6 6.5h7l-5.6 4.5 2.2 7-6.2-4-6.2 4 2.2-7-5.6-4.5h7z" />
      <path fill={ink} d="M30 50l20-12h80l-14 12v66H30z" />
      <path fill={paper} d="M34 54h78v58H34z" />
      <path fill={tint} d="M52 40h74l-10 9H38z" />
      <path fill={ink} d="M66 42h32l-5 5H60z" />
      <path
        fill={ink}
        d={cuts([
          [34, 62, 40, 1.6],
          [112, 68, -44, 1.6],
          [34, 76, 30, 1.6],
          [112, 84, -30, 1.6],
          [34, 92, 34, 1.6],
          [112, 98, -40, 1.6],
          [34, 104, 40, 1.6],
        ])}
      />
      <path fill={ink} d="M34 54h8v58h-8zM104 54h8v58h-8z" />
      <path fill={ink} d="M64 76v-8q9-14 18 0v8h4v22H60V76zm4 0h10v-6q-5-8-10 0z" fillRule="evenodd" />
      <path fill={paper} d="M73 82a3 3 0 0 1 1.5 5.6l1 6.4h-5l1-6.4A3 3 0 0 1 73 82z" />
      <path
        fill={paper}
        d={cuts([
          [116, 60, 10, 2],
          [116, 72, 9, 2],
          [116, 84, 7, 2],
        ])}
      />
      <Ground y={112} />
    </>
  );
}

export function QuayMarket() {
  return (
    <>
      <CutSky from={4} to={84} clear={[24, 140]} />
      <path fill={ink} d="M20 34h4v80h-4zM136 34h4v80h-4z" />
      <path fill={ink} d="M24 14h112l18 32H6z" />
      <path fill={paper} d="M40 16h16l-6 28H30zM72 16h16l2 28H70zM104 16h16l10 28h-20z" />
      <path fill={spot} d="M24 16h16L28 44H8zM56 16h16l-2 28H50zM88 16h16l6 28H90zM120 16h14l18 28h-22z" />
      <path fill={paper} d="M8 44h22q0 8-11 8T8 44zM50 44h20q0 8-10 8t-10-8zM90 44h20q0 8-10 8t-10-8z" />
      <path
        fill={ink}
        d="M30 44h20q0 8-10 8t-10-8zM70 44h20q0 8-10 8t-10-8zM110 44h20q0 8-10 8t-10-8zM130 44h22q0 8-11 8t-11-8z"
      />
      <path fill={ink} d="M70 90V72q2-6 10-6t10 6v18zM74 62q-3-10 6-10t6 10q-6 6-12 0zM70 55h20v2H70z" />
      <path fill={paper} d="M75 58h10v2q-5 5-10 0zM76 72h8v18h-8z" />
      <path fill={paper} d="M8 86h144l-4 28H12z" />
      <path fill={ink} d="M8 84h144v6H8zM12 100h136v2H12zM38 90h2v24h-2zM78 90h2v24h-2zM118 90h2v24h-2z" />
      <path fill={spot} d="M24 84q0-6 5-6t5 6q0-6 5-6t5 6zM29 78q0-6 5-6t5 6z" />
      <path fill={ink} d="M96 80q8-8 18-2l6-5v10l-6-4q-10 5-18 1z" />
      <path fill={tint} d="M98 80q7-6 15-2-8 0-15 2z" />
      <path fill={ink} d="M124 84V62h2v22zM114 62h22v1.6h-22zM114 63l-4 9h9zM135 63l-4 9h9z" />
      <Ground y={112} />
    </>
  );
}
