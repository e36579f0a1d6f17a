import {
  brick,
  cloud,
  deep,
  dune,
  fog,
  glass,
  glassDim,
  ink,
  lamp,
  light,
  reed,
  rust,
  sand,
  sea,
  shade,
  shadow,
  signal,
  slate,
  steel,
} from "../paint.ts";
import { Clouds, Gulls, Sky, Water } from "../scenery.tsx";
import { short } from "../short.ts";
import { ContainerWall, CrateFace, Drum, People } from "../solids.tsx";
import { Facade, patch, type Wall } from "../wall.tsx";

/** A gabled store house by the water, as wide as the wall it is drawn on. */
function Gable({ at, fill }: { readonly at: Wall; readonly fill: string }) {
  const [x1, t1, , x2, t2] = at;
  const rise = (x2 - x1) * 0.62;
  const step = (along: number, up: number) =>
    `${short(x1 + (x2 - x1) * along)} ${short(t1 + (t2 - t1) * along - rise * up)}`;
  return (
    <>
      <path
        fill={fill}
        d={`M${step(0, -0.02)}L${step(0, 0.16)} ${step(0.14, 0.16)} ${step(0.14, 0.42)} ${step(0.28, 0.42)} ${step(0.28, 0.68)} ${step(0.4, 0.68)} ${step(0.4, 0.94)} ${step(0.6, 0.94)} ${step(0.6, 0.68)} ${step(0.72, 0.68)} ${step(0.72, 0.42)} ${step(0.86, 0.42)} ${step(0.86, 0.16)} ${step(1, 0.16)} ${step(1, -0.02)}z`}
      />
      <Facade at={at} fill={fill} columns={2} rows={4} pane={[0.26, 0.5]} field={[0.02, 0.02, 0.98, 0.98]} />
      <path fill={reed} d={[0.05, 0.3, 0.55, 0.8].map((y) => patch(at, 0.4, y, 0.6, y + 0.15)).join("")} />
      <path fill={glass} d={patch(at, 0.42, -0.2, 0.58, -0.06)} />
    </>
  );
}

export function Warehouse() {
  return (
    <>
      <Sky name="dawn" from={[20, 60]} upper={[30, 64]} />
      <Water y={98} />
      <Gable at={[114, 60, 98, 142, 64, 97]} fill={rust} />
      <path fill={brick} d="M142 64l18-4v38l-18-1z" />
      <Gable at={[80, 52, 101, 114, 56, 98]} fill={dune} />
      <path fill={shade} d="M80 50l34 4v44l-34 3z" />
      <Gable at={[14, 38, 108, 72, 44, 102]} fill={rust} />
      <path fill={brick} d="M72 39l12-6v66l-12 3z" />
      <path fill={shade} d="M72 39l12-6v66l-12 3z" />
      <path fill={ink} d="M38-2h26v4H46v6h-8z" />
      <path fill={ink} d="M60 2h1v42h-1zM57 44h7v3h-7z" />
      <CrateFace at={[53, 47, 60, 68, 47.5, 60]} />
      <path fill={slate} d="M0 106l72-6 88-4v6l-88 4-72 10z" />
      <path fill={fog} d="M0 105l72-6 88-4v2l-88 4-72 6z" />
      <path fill={ink} d="M36 107h70l-6 10H46q-7 0-10-10z" />
      <path fill={rust} d="M37 109.5h68l-1 2.5H38.5z" />
      <CrateFace at={[52, 96, 107, 65, 96, 107]} />
      <CrateFace at={[67, 98, 107, 77, 98, 107]} fill={rust} frame={sand} />
      <path fill={fog} d="M86 98h12v9H86z" />
      <path fill={glass} d="M88 100h3v3h-3zM93 100h3v3h-3z" />
      <People at={[[82, 107, 9]]} />
    </>
  );
}

export function TankFarm() {
  return (
    <>
      <Sky name="sky" upper={[18, 56]} />
      <Clouds
        at={[
          [60, 26, 50],
          [112, 10, 44],
        ]}
        fill={fog}
      />
      <path fill={reed} d="M0 92l160-8v36H0z" />
      <path fill={shadow} d="M60 108l100-14v10L96 118z" />
      <Drum x={130} y={66} w={40} h={26} fill={cloud} bulge={2} />
      <Drum x={92} y={52} w={46} h={44} fill={fog} bulge={3} />
      <path fill={rust} d="M92 60q23-6 46 0v7q-23-6-46 0z" />
      <path fill={shade} d="M119.6 57q12 1 18.4 3v7q-9-3-18.4-3z" />
      <Drum x={-14} y={26} w={98} h={80} fill={fog} bulge={6} />
      <path fill={rust} d="M-14 40q49-12 98 0v14q-49-12-98 0z" />
      <path fill={shade} d="M44.8 34.5Q70 36 84 40v14q-16-4-39.2-5z" />
      <path fill={ink} d="M2 30q20 54 82 66l-.5 4Q12 88-2 30z" />
      <path
        fill={ink}
        d="M3 22q24 54 80 66v2Q24 78 1 22zM9 37l1 8-1.2.5-1-9zM17 50l.6 9h-1.2l-.6-9zM28 61v9h-1.2v-9zM41 71v9h-1.2v-9zM55 79v9h-1.2v-9zM69 84v9h-1.2v-9z"
      />
      <path fill={ink} d="M82 88h2v14h-2z" />
      <path fill={steel} d="M84 94h76v4H84zM84 100h76v4H84z" />
      <path fill={slate} d="M84 97h76v1.5H84zM84 103h76v1.5H84zM104 104h4v8h-4zM140 104h4v8h-4z" />
      <path fill={sand} d="M124 88h26v24h-26z" />
      <path fill={rust} d="M121 84h32v5h-32z" />
      <path fill={glass} d="M127 93h9v8h-9z" />
      <path fill={ink} d="M140 93h7v19h-7z" />
      <path fill={shade} d="M142 89h8v23h-8z" />
      <path fill={lamp} d="M16 46h3v3h-3zM40 67h3v3h-3zM68 81h3v3h-3z" />
      <path fill={slate} d="M0 112h160v8H0z" />
      <path fill={dune} d="M0 110h160v3H0z" />
      <People at={[[98, 116, 10]]} />
      <Gulls
        at={[
          [116, 38, 11],
          [132, 44, 8],
        ]}
        fill={ink}
      />
    </>
  );
}

export function ContainerYard() {
  return (
    <>
      <Sky name="sky" from={[150, 96]} upper={[40, 66]} />
      <path fill={steel} d="M0 102h160v18H0z" />
      <path fill={ink} d="M4 0h7v106H4zM140 0h7v104h-7zM-4 4h168v9H-4z" />
      <path fill={signal} d="M-4 2h168v7H-4zM2 6h7v100H2zM138 6h7v98h-7z" />
      <path fill={shade} d="M6 9h3v97H6zM142 9h3v95h-3z" />
      <path fill={ink} d="M96 6h26v8H96zM101 14h1v16h-1zM116 14h1v16h-1z" />
      <path fill={fog} d="M98 12h10v9H98z" />
      <path fill={glass} d="M100 14h6v5h-6z" />
      <path fill={ink} d="M98 28h22v2H98z" />
      <ContainerWall at={[92, 30, 42, 126, 30, 42]} rows={[[rust]]} />
      <path fill={shadow} d="M62 118l88-12h10v8l-78 6z" />
      <ContainerWall
        at={[10, 62, 108, 62, 50, 118]}
        rows={[
          [sea, rust],
          [fog, dune],
          [rust, deep],
          [sea, fog],
        ]}
        ribbed={6}
      />
      <ContainerWall
        at={[62, 50, 118, 104, 59, 111]}
        rows={[
          [brick, slate],
          [dune, brick],
          [deep, slate],
          [slate, brick],
        ]}
        ribbed={4}
      />
      <path fill={shade} d="M62 50l42 9v52l-42 7z" />
      <ContainerWall at={[62, 33, 50, 104, 46, 59]} rows={[[deep, slate]]} ribbed={4} />
      <ContainerWall at={[36, 38.5, 56, 62, 33, 50]} rows={[[signal]]} ribbed={6} />
      <ContainerWall at={[112, 84, 108, 136, 84, 104]} rows={[[rust], [sea]]} ribbed={5} />
      <People
        at={[
          [106, 116, 10],
          [126, 113, 9],
        ]}
      />
    </>
  );
}

export function FishHall() {
  return (
    <>
      <Sky name="haze" upper={[70, 24]} from={[80, 60]} />
      <path fill={steel} d="M0 98h160v22H0z" />
      <path fill={ink} d="M50 26h3v30h-3zM106 26h3v30h-3z" />
      <path fill={brick} d="M0 58h160v44H0z" />
      {[0, 1, 2].map((bay) => (
        <g key={bay} transform={`translate(${bay * 52 + 2})`}>
          <path fill={rust} d="M0 104V66q26-32 52 0v38z" />
          <path fill={fog} d="M-2 67q28-36 56 0l-3 3q-25-30-50 0z" />
          <path fill={glass} d="M9 72q17-20 34 0v4H9z" />
          <path fill={rust} d="M20 60h1.6v16H20zM30.5 60H32v16h-1.5z" />
          <path fill={bay === 1 ? glassDim : glass} d="M10 82h32v22H10z" />
          <path fill={ink} d="M25 82h2v22h-2z" />
          <path fill={shade} d="M46 61l6 5v38h-6z" />
        </g>
      ))}
      <path
        fill={sea}
        d="M16 26q18-24 58-22 30 2 48 18 8-10 26-16-6 14-4 20 2 10 8 18-18-2-30-10-20 16-50 16Q34 50 16 26z"
      />
      <path fill={fog} d="M16 26q24 10 54 8 32-2 52-12 8 4 0 12-20 16-50 16Q34 50 16 26z" />
      <path fill={ink} d="M60 6q8-10 28-8-6 6-6 9zM76 50q8 8 18 8-4-6-3-10zM42 11q12 14 2 33-4-1-5-2 8-15-1-29z" />
      <circle cx="29" cy="24" r="4" fill={fog} />
      <circle cx="29" cy="24" r="2" fill={ink} />
      <path fill={light} d="M56 14q22-5 44 4-20-2-44-1zM58 21q22-3 46 3-22-2-46 0z" />
      <path fill={shadow} d="M0 112h130l-14 8H0z" />
      <path fill={dune} d="M6 102h28v11H6zM38 105h26v10H38z" />
      <path fill={brick} d="M6 107h28v1.5H6zM38 109.5h26v1.5H38z" />
      <path fill={fog} d="M6 102q4-6 8-1 4-6 9-1 4-5 11 2zM38 105q4-6 8-1 5-6 9-1 4-4 9 2z" />
      <path fill={steel} d="M10 102q3-4 5-1 4-4 7 0v1zM44 105q4-5 8-1v1z" />
      <People
        at={[
          [74, 114, 12],
          [112, 112, 11],
          [122, 113, 11],
        ]}
      />
      <Gulls
        at={[
          [140, 62, 12],
          [16, 58, 9],
        ]}
        fill={fog}
      />
    </>
  );
}
