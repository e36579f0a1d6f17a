import {
  brick,
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
import { Gulls, Sky, Sun, Water } from "../scenery.tsx";
import { short } from "../short.ts";
import { People } from "../solids.tsx";
import { Facade } from "../wall.tsx";

export function MaritimeMuseum() {
  return (
    <>
      <Sky name="dawn" from={[40, 92]} upper={[66, 14]} />
      <path
        fill={ink}
        d="M116 2h2.4v84H116zM138 14h2v70h-2zM96 16h2v70h-2zM104 22h27v2h-27zM102 40h31v2.4h-31zM129 32h20v2h-20zM127 48h24v2h-24zM88 34h19v2H88zM85 50h24v2H85z"
      />
      <path
        fill={fog}
        d="M105 24h25q3 8 3 16h-31q0-8 3-16zM130 34h18q2 7 3 14h-24q0-8 3-14zM89 36h17q2 7 3 14H85q1-8 4-14z"
      />
      <path fill={shade} d="M118 24h12q3 8 3 16h-15zM140 34h8q2 7 3 14h-11zM97 36h9q2 7 3 14H97z" />
      <path fill={slate} d="M0 104h160v16H0z" />
      <path fill={ink} d="M117 4l43 72v3zM117 4L58 84h3z" />
      <path fill={fog} d="M60 76q50-22 104-4v34H60z" />
      <path fill={shade} d="M60 76q50-22 104-4v8q-54-18-104 3z" />
      <Facade at={[64, 84, 104, 164, 80, 106]} fill={fog} columns={11} rows={1} pane={[0.74, 0.86]} />
      <path fill={shadow} d="M48 112l112-6v10l-96 4z" />
      <path fill={steel} d="M12 104h70l8 6H4z" />
      <path fill={slate} d="M4 110h86v8H4z" />
      <g transform="rotate(-16 46 64)">
        <path fill={rust} d="M42 24h9v72h-9z" />
        <path fill={rust} d="M46.5 2a11 11 0 1 1-.1 0zm0 6a5 5 0 1 0 .1 0z" />
        <path fill={ink} d="M22 29h49v7H22zM19 27h5v11h-5zM69 27h5v11h-5z" />
        <path
          fill={rust}
          d="M46.5 108q-34-2-40-36l-6 6 3-22 19 12-8 2q5 22 28 26h8q23-4 28-26l-8-2 19-12 3 22-6-6q-6 34-40 36z"
        />
        <path fill={shade} d="M46.5 24H51v72h.5q22-4 28-26l-8-2 19-12 3 22-6-6q-6 34-41 36z" />
      </g>
      <People
        at={[
          [100, 111, 9],
          [106, 111, 9],
          [134, 110, 8],
        ]}
      />
    </>
  );
}

export function FerryPier() {
  return (
    <>
      <Sky name="sky" from={[80, 70]} upper={[40, 40]} />
      <Water y={76} />
      <path fill={ink} d="M46 58q0-6 4-8h60q4 2 4 8l-8 28H54z" />
      <path fill={rust} d="M53 80h54l-2 8H55z" />
      <path fill={fog} d="M54 40h52v11H54zM62 27h36v14H62zM68 16h24v12H68z" />
      <path
        fill={glass}
        d="M57 43h9v5h-9zM69 43h9v5h-9zM82 43h9v5h-9zM94 43h9v5h-9zM65 31h6v5h-6zM74 31h5v5h-5zM81 31h5v5h-5zM89 31h6v5h-6z"
      />
      <path fill={glass} d="M70 19h20v5H70z" />
      <path fill={rust} d="M74 2h12l1.5 15h-15z" />
      <path fill={signal} d="M73.5 6h13l.5 4H73z" />
      <path fill={ink} d="M74 0h12v3H74zM79.3 50h1.4v36h-1.4z" />
      <path fill={shade} d="M80 0h6v3l1.5 13H92v11h6v13h8v10h4q4 2 4 8l-8 28H80z" />
      <path fill={dune} d="M66 84h28l46 36H20z" />
      <path fill={sand} d="M66 84h14v36H20z" />
      <path
        fill={brick}
        d="M63 86.5h34l1.5 1H61.5zM58 90.5h44l2 1.5H56zM52 95.5h56l2 2H49.5zM44 102h72l3 2.5H41zM34 110h92l4 3H30z"
      />
      <path fill={slate} d="M36 74h5v36h-5zM119 74h5v36h-5zM10 58h8v62h-8zM142 58h8v62h-8z" />
      <path fill={ink} d="M39 74h2v36h-2zM122 74h2v36h-2zM14 58h4v62h-4zM146 58h4v62h-4z" />
      <path fill={fog} d="M36 71h5v4h-5zM119 71h5v4h-5zM10 53h8v6h-8zM142 53h8v6h-8z" />
      <path fill={ink} d="M13 20h2v34h-2zM145 20h2v34h-2z" />
      <path fill={rust} d="M15 20l20 5-20 7z" />
      <path fill={signal} d="M145 20l-20 5 20 7z" />
      <Gulls
        at={[
          [34, 44, 10],
          [130, 50, 9],
        ]}
        fill={ink}
      />
      <People
        at={[
          [70, 94, 9],
          [76, 93, 8],
          [90, 98, 10],
        ]}
      />
    </>
  );
}

/** A storey of the hotel between two shares of its height, following the front round the corner and back. */
function storeyBand(from: number, to: number): string {
  const edge = (share: number) => ({
    far: short(50 + 55 * share),
    near: short(20 + 90 * share),
    end: short(41 + 66 * share),
    bend: short(30 + 78 * share),
  });
  const [top, foot] = [edge(from), edge(to)];
  return (
    `M-4 ${top.far}L84 ${top.near}Q112 ${short(top.near - 2)} 122 ${top.bend}Q128 ${short(top.end - 2)} 150 ${top.end}` +
    `L150 ${foot.end}Q128 ${short(foot.end - 2)} 122 ${foot.bend}Q112 ${foot.near} 84 ${foot.near}L-4 ${foot.far}z`
  );
}

export function Hotel() {
  return (
    <>
      <Sky name="dusk" from={[150, 60]} upper={[10, 40]} />
      <Sun x={146} y={62} r={20} />
      <path fill={sea} d="M120 92h40v20h-40z" />
      <path fill={sand} d="M0 104h160v16H0z" />
      <path fill={shadow} d="M70 111l80-5h10v14H98z" />
      <path fill={fog} d={storeyBand(0, 1)} />
      <path
        fill={glass}
        d={storeyBand(0.1, 0.2) + storeyBand(0.3, 0.4) + storeyBand(0.5, 0.6) + storeyBand(0.7, 0.8)}
      />
      <path fill={glassDim} d={storeyBand(0.88, 1)} />
      <path
        fill={fog}
        d="M14 40h2v66h-2zM32 36h2v70h-2zM48 30h2v78h-2zM64 24h2v86h-2zM80 20h2v90h-2zM96 18h1.6v90H96zM108 20h1.6v88h-1.6z"
      />
      <path fill={dune} d={storeyBand(0.84, 0.88)} />
      <path fill={shade} d="M112 20q8 2 10 12q6 8 28 9v66l-38 3z" />
      <path fill={fog} d="M-4 46L84 15Q116 12 124 28q6 6 28 8v5q-28-1-33-10Q108 18 84 20L-4 51z" />
      <path fill={rust} d="M80-6h17v70l-8.5 6L80 64z" />
      <path fill={shade} d="M92-6h5v70l-5 3.5z" />
      <path
        fill={lamp}
        d="M84 0h2.4v3.6h3.2V0H92v10h-2.4V6h-3.2v4H84zM84 13h8v10h-8zm2.4 2.4v5.2h3.2v-5.2zM84 26h8v2.4h-2.8V36h-2.4v-7.6H84zM84 39h8v2.4h-5.6v1.4h4.6V45h-4.6v1.6H92V49h-8zM84 52h2.4v7.6H92V62h-8z"
      />
      <path fill={ink} d="M28 90h1.6v22H28zM136 92h1.6v20h-1.6z" />
      <circle cx="28.8" cy="89" r="3" fill={lamp} />
      <circle cx="136.8" cy="91" r="3" fill={lamp} />
      <path fill={light} d="M0 112h160v2H0z" />
      <path fill={reed} d="M0 104q6-8 12 0q5-6 10 0v3H0z" />
      <path fill={brick} d="M118 113h6v5h-6z" />
      <People
        at={[
          [112, 117, 11],
          [60, 117, 11],
          [53, 116, 10],
        ]}
      />
    </>
  );
}
