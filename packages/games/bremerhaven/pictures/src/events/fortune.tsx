import { newsInk as ink, newsprint as paper, newsSpot as spot, newsTint as tint } from "../paint.ts";
import { CutRays, CutSea, CutSky, cuts, Ground } from "./woodcut.tsx";

export function HarborFestival() {
  return (
    <>
      <path fill={ink} d="M0 0h160v120H0z" />
      <g fill={paper}>
        <path d={burst(46, 40, 30, 14)} />
        <path d={burst(132, 62, 18, 10)} />
      </g>
      <path fill={spot} d={burst(102, 32, 26, 12)} />
      <path fill={paper} d="M45.5 70h1l1 34h-3zM101.6 58h1l1 46h-3z" />
      <path fill={tint} d="M0 96h18V84h8v12h20v-8l10-8 10 8v8h22V82h4v-8h6v8h4v14h30V88h6v-6h8v6h4v8h18v24H0z" />
      <path
        fill={spot}
        d="M8 78h8l-4 9zM28 82h8l-4 9zM50 83h8l-4 9zM74 82h8l-4 9zM98 84h8l-4 9zM122 80h8l-4 9zM144 76h8l-4 9z"
      />
      <path fill={paper} d="M0 74q40 14 80 7t80-9v1.4q-40 2-80 9T0 76z" />
      <CutSea y={102} />
      <path
        fill={paper}
        d={cuts([
          [36, 106, 22, 3],
          [96, 106, 22, 3],
          [40, 111, 16, 2.5],
          [98, 112, 14, 2.5],
        ])}
      />
    </>
  );
}

/** A rocket that has burst: drops flying from x, y. */
function burst(x: number, y: number, reach: number, rays: number): string {
  let d = "";
  for (let i = 0; i < rays; i++) {
    const a = (i / rays) * 2 * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const at = (along: number, aside: number) =>
      `${Math.round((x + c * along - s * aside) * 10) / 10} ${Math.round((y + s * along + c * aside) * 10) / 10}`;
    d += `M${at(reach * 0.25, 0)}L${at(reach * 0.86, reach * 0.06)} ${at(reach, 0)} ${at(reach * 0.86, -reach * 0.06)}zM${at(reach * 1.1, 1)}L${at(reach * 1.2, 0)} ${at(reach * 1.1, -1)} ${at(reach * 1.04, 0)}z`;
  }
  return d;
}

export function Regatta() {
  return (
    <>
      <path fill={tint} d="M0 0h160v90H0z" />
      <CutSky from={4} to={82} clear={[30, 132]} />
      <path fill={ink} d="M118 22l24 56h-32q8-26 8-56zM112 34q0 24-8 44H94q14-18 18-44z" />
      <CutSea y={84} />
      <path fill={ink} d="M92 78h52l-6 8h-36z" />
      <path fill={paper} d="M52 0l52 92-66 4Q58 60 52 0zM46 20q4 44-12 74l-22 2Q36 66 46 20z" />
      <path fill={spot} d="M57 22l26 46-36 8q12-26 10-54z" />
      <path fill={ink} d="M49-4h3l-14 104h-3zM104 90l2 2-66 6v-2z" />
      <path
        fill={ink}
        d={cuts([
          [90, 84, -40, 2],
          [80, 62, -22, 2],
          [34, 86, -14, 2],
          [40, 72, -12, 2],
        ])}
      />
      <path fill={ink} d="M4 97l108-6q-10 16-30 18H24Q10 108 4 97z" />
      <path
        fill={paper}
        d="M4 97l108-6-1.5 3L6 100zM0 108q20-8 34 2 16-8 30 0 18-8 34-2 20-6 40 0-18 0-38 5-16-4-34 3-16-6-32 1-16-7-34-1z"
      />
      <path fill={paper} d="M60 90l4-6 5 1 2 5zM72 89l4-6 5 1 2 5z" />
    </>
  );
}

export function Subsidy() {
  return (
    <>
      <CutRays x={84} y={66} near={36} far={130} count={32} />
      <path fill={ink} d="M83 0h3v22h-3z" />
      <path fill={ink} d="M76 18h17v8l-4 3q6 4 2 10-6 6-12 0l3-4q3 3 6 0 2-3-3-4h-9z" />
      <path fill={ink} d="M84 30L56 46l2 2 26-15 26 15 2-2z" />
      <path fill={spot} d="M62 46h44l-8 10q26 14 28 36 0 16-42 17-42-1-42-17 2-22 28-36z" />
      <path fill={ink} d="M62 46h44l-8 10H70zM98 56q26 14 28 36 0 16-42 17 26-10 22-30-2-14-8-23z" />
      <path
        fill={paper}
        d={cuts([
          [118, 78, -16, 2],
          [121, 85, -18, 2],
          [122, 92, -20, 2],
          [119, 99, -22, 2],
          [112, 71, -12, 2],
        ])}
      />
      <path fill={paper} d="M76 66a16 16 0 1 1-.1 0z" />
      <path fill={ink} d="M76 71l3 8h8l-6.5 5 2.5 8-7-5-7 5 2.5-8-6.5-5h8z" />
      <Ground y={108} />
      <path fill={paper} d="M20 104q10-5 20 0v6q-10 5-20 0zM126 106q9-4 18 0v5q-9 4-18 0z" />
      <path fill={ink} d="M20 106q10 5 20 0v1.4q-10 5-20 0zM126 108q9 4 18 0v1.4q-9 4-18 0z" />
    </>
  );
}

export function TradeFair() {
  return (
    <>
      <CutSky from={4} to={92} clear={[30, 130]} />
      <path fill={paper} d="M80 18L20 62h120z" />
      <path fill={spot} d="M80 18L20 62h20zM80 18L60 62h20zM80 18l20 44h20z" />
      <path fill={ink} d="M80 18l60 44h-20zM79 0h2v20h-2z" />
      <path fill={spot} d="M81 0l22 5-22 7z" />
      <path fill={paper} d="M20 62h120l-6 42H26z" />
      <path fill={tint} d="M112 62h28l-6 42h-22z" />
      <path
        fill={ink}
        d="M20 62h120v6q-6 8-12 0-6 8-12 0-6 8-12 0-6 8-12 0-6 8-12 0-6 8-12 0-6 8-12 0-6 8-12 0-6 8-12 0-6 8-12 0z"
      />
      <path fill={ink} d="M60 106V80q20-14 40 0v26z" />
      <path fill={spot} d="M74 104V92h4v12zM82 104V88h4v16zM66 104v-8h4v8zM90 104V84h4v20z" />
      <path fill={paper} d="M4 70h18l-3 36H6zM140 74h16l-2 32h-11z" />
      <path
        fill={ink}
        d="M4 70l9-10 9 10zM140 74l8-10 8 10zM10 80h6v26h-6zM146 84h5v22h-5zM12 52h1v10h-1zM147.5 56h1v10h-1z"
      />
      <path fill={spot} d="M13 52l9 2-9 4zM148 56l9 2-9 4z" />
      <Ground y={104} />
    </>
  );
}

/** The wind himself, as old charts have him in their corners. */
export function FairWind() {
  return (
    <>
      <path fill={tint} d="M0 0h160v92H0z" />
      <CutSea y={92} />
      <path fill={ink} d="M0 0h70q10 10 0 18 12 8 2 20 2 14-14 14-4 16-20 12-14 14-38 4z" />
      <path fill={ink} d="M0 68q24 10 38-4 16 4 20-12 16 0 14-14 4 18-12 18-4 16-20 14-16 14-40 4z" />
      <path fill={paper} d="M8 4h38q16 6 18 22l4 3-3 4q4 1 2 6-3 16-24 18Q14 60 4 36z" />
      <path fill={spot} d="M32 34q12-4 18 6 2 12-10 14-14-2-14-12 1-6 6-8z" />
      <path
        fill={ink}
        d="M40 20q8-5 14 0-3 4-8 4-4 0-6-4zM38 14q10-6 18-1l-1 2.5q-8-4-16 1zM64 30q6-1 6 2t-6 2zM56 26q7 2 8 8-5 2-9 0 5 0 4-3z"
      />
      <path
        fill={ink}
        d={cuts([
          [8, 20, 20, 2],
          [6, 27, 18, 2],
          [8, 34, 14, 2],
          [12, 12, 16, 2],
          [14, 42, 10, 2],
          [20, 50, 12, 2],
        ])}
      />
      <path
        fill={ink}
        d={cuts([
          [76, 24, 80, 3],
          [78, 30, 84, 3],
          [78, 36, 80, 3],
          [76, 42, 40, 3],
          [74, 18, 60, 3],
        ])}
      />
      <path fill={ink} d="M116 40h2v56h-2zM136 50h2v44h-2zM98 52h1.6v40H98z" />
      <path
        fill={paper}
        d="M114 44h12q10 20 0 40h-12q8-20 0-40zM134 54h8q8 16 0 30h-8q6-15 0-30zM96 56h8q8 14 0 26h-8q6-13 0-26z"
      />
      <path fill={spot} d="M120 44h6q10 20 0 40h-6q10-20 0-40z" />
      <path fill={ink} d="M84 88q34 8 70-2-4 16-14 18H98q-10-4-14-16z" />
      <path fill={paper} d="M84 88q34 8 70-2l-1 3q-34 8-68 2z" />
    </>
  );
}

/** The small spirit that keeps a good ship afloat. */
export function ShipsKobold() {
  return (
    <>
      <CutRays x={82} y={44} near={30} far={140} count={30} />
      <path fill={ink} d="M12 0h9v120h-9zM140 0h9v120h-9z" />
      <path fill={paper} d="M14 0h2v120h-2zM142 0h2v120h-2z" />
      <path fill={ink} d="M42 84q40-14 80 0v40H42z" />
      <path fill={tint} d="M46 86q36-11 72 0v36H46z" />
      <path
        fill={ink}
        d="M46 94q36-9 72 0v3q-36-9-72 0zM46 110q36-8 72 0v3q-36-8-72 0zM64 84h1.5v38H64zM82 82h1.5v38H82zM100 84h1.5v38H100z"
      />
      <path fill={ink} d="M56 74q2-20 26-22 24 2 27 22l7 10q-8 6-16 2H64q-8 4-14-2z" />
      <path fill={spot} d="M60 78l6-22h32l6 22-22 6z" />
      <path fill={ink} d="M62 74h40v5H62zM79 72h7v9h-7z" />
      <path fill={paper} d="M81 74h3v5h-3z" />
      <path fill={paper} d="M62 36h40v14q0 10-6 12-2 16-14 18-12-2-14-18-6-2-6-12z" />
      <path
        fill={ink}
        d={cuts([
          [66, 56, 12, 1.5],
          [70, 62, 10, 1.5],
          [73, 68, 8, 1.5],
          [98, 56, -12, 1.5],
          [94, 62, -10, 1.5],
          [91, 68, -8, 1.5],
        ])}
      />
      <path fill={tint} d="M77 42q5-3 10 0l2 9q-7 5-14 0z" />
      <path
        fill={ink}
        d="M67 42q4-4 9 0-4 3-9 0zM88 42q5-4 9 0-5 3-9 0zM74 55q8 5 16 0-2 6-8 6t-8-6zM64 38q6-4 12-1v2q-6-2-12 1zM88 37q6-3 12 1v2q-6-3-12-1z"
      />
      <path fill={spot} d="M58 38q4-10 24-10t24 10q-24-8-48 0z" />
      <path fill={spot} d="M60 33Q74 6 112 2q-10 6-8 12-4 10 0 19-22-8-44 0z" />
      <path fill={ink} d="M90 30q2-18 22-28-10 6-8 12-4 10 0 19-6-2-14-3z" />
      <path fill={ink} d="M108 66l22-22 3 3-22 22zM122 34l16 16-4 5-18-17z" />
      <path fill={paper} d="M104 68q4-5 9-2l2 6-8 4z" />
      <path fill={ink} d="M60 70l-16 6-2-4 16-6zM42 62h3v12h-9l-1-8h7z" />
    </>
  );
}

export function RoyalVisit() {
  return (
    <>
      <CutRays x={80} y={40} near={20} far={150} count={36} />
      <path fill={ink} d="M0 84h160v36H0z" />
      <path fill={spot} d="M66 82h28l40 38H26z" />
      <path fill={paper} d="M62 82h4l-38 38h-8zM94 82h4l42 38h-8z" />
      <path fill={ink} d="M40 20l18 22L80 6l22 36 18-22 6 60H34z" />
      <path fill={paper} d="M44 32l15 18L80 16l21 34 15-18 4 36H40z" />
      <path fill={spot} d="M80 30l10 20-10 14-10-14zM52 56l6 7-6 7-6-7zM108 56l6 7-6 7-6-7z" />
      <path fill={tint} d="M80 16l21 34 15-18 4 36H80v-4l10-14-10-20z" />
      <path fill={spot} d="M80 30l10 20-10 14zM108 56l6 7-6 7-6-7z" />
      <path fill={ink} d="M34 72h92v12H34z" />
      <path
        fill={paper}
        d="M40 76a2.5 2.5 0 1 1-.1 0zM54 76a2.5 2.5 0 1 1-.1 0zM67 76a2.5 2.5 0 1 1-.1 0zM80 76a2.5 2.5 0 1 1-.1 0zM93 76a2.5 2.5 0 1 1-.1 0zM106 76a2.5 2.5 0 1 1-.1 0zM120 76a2.5 2.5 0 1 1-.1 0z"
      />
      <path fill={ink} d="M80-4a6 6 0 1 1-.1 0zM40 12a5 5 0 1 1-.1 0zM120 12a5 5 0 1 1-.1 0z" />
      <path
        fill={paper}
        d={cuts([
          [4, 92, 40, 1.6],
          [2, 100, 30, 1.6],
          [0, 108, 22, 1.6],
          [156, 92, -40, 1.6],
          [158, 100, -30, 1.6],
          [160, 108, -22, 1.6],
        ])}
      />
    </>
  );
}
