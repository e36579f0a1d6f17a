import { brick, cloud, deep, dune, fog, ink, rig, rust, sand, sea, shade, signal, slate, steel } from "../paint.ts";
import { DeckCrates, Smoke } from "../solids.tsx";
import { type Hull, HullSide } from "./hull.tsx";
import { Boats, Bunting, Flag, Funnel, House, Mast } from "./rig.tsx";
import type { ShipBuild } from "./ShipPicture.tsx";

const HULLS = {
  1: { length: 92, deck: 78, sheer: 10, bow: "plumb", rake: 10, stern: "counter", overhang: 12 },
  2: { length: 134, deck: 76, sheer: 9, bow: "plumb", rake: 10, stern: "counter", overhang: 14 },
  3: { length: 168, deck: 72, sheer: 9, bow: "plumb", rake: 10, stern: "counter", overhang: 18 },
  4: { length: 200, deck: 68, sheer: 10, bow: "plumb", rake: 14, stern: "counter", overhang: 20 },
  5: { length: 230, deck: 64, sheer: 11, bow: "clipper", rake: 22, stern: "counter", overhang: 24 },
} as const satisfies Record<ShipBuild["stars"], Hull>;

const LOADS = [
  (x: number, y: number) => <DeckCrates key={x} at={[[x, y, 11]]} />,
  (x: number, y: number) => (
    <g key={x}>
      <path fill={deep} d={`M${x} ${y}v-10q4-2 8 0v10z`} />
      <path fill={signal} d={`M${x} ${y - 8}q4-2 8 0v2q-4-2-8 0z`} />
    </g>
  ),
  (x: number, y: number) => (
    <g key={x}>
      <path fill={rust} d={`M${x - 1} ${y}v-9h17v9z`} />
      <path
        fill={shade}
        d={`M${x + 2} ${y - 8}h1.5v7h-1.5zM${x + 6} ${y - 8}h1.5v7h-1.5zM${x + 10} ${y - 8}h1.5v7h-1.5z`}
      />
    </g>
  ),
];

/** A tramp takes whatever there is: crates, barrels and containers in turn. */
function Mixed({
  places,
  deck,
  goods,
}: {
  readonly places: readonly number[];
  readonly deck: number;
  readonly goods: number;
}) {
  return places.slice(0, goods + 1).map((x, i) => LOADS[i % LOADS.length]?.(x, deck + 2));
}

/** Rust below the hawse pipe and under the scuppers. */
const streaks = (xs: readonly number[], y: number) =>
  xs.map((x, i) => `M${x} ${y}h3l-1 ${9 + (i % 3) * 4}h-1z`).join("");

export function Tramp({ stars, goods }: ShipBuild) {
  const hull = HULLS[stars];
  const { deck: d } = hull;
  const side = (
    <HullSide hull={hull} fill={stars === 1 ? sea : stars === 5 ? deep : slate} rail={stars > 3 ? sand : rust} />
  );
  switch (stars) {
    case 1:
      return (
        <>
          <g transform="matrix(1 0 0 .8 0 16)">
            <path fill={rig} d="M50 8h2.2v72H50zM20 36h1.8v44H20z" />
            <path fill={brick} d="M49 16v50l-26 4q18-22 26-54zM19.5 40v30l-14 2q8-12 14-32z" />
            <path fill={rust} d="M53 12l32 54q-18 6-32 4z" />
            <path fill={shade} d="M49 16v50l-8 1q6-24 8-51zM53 12l6 10q-4 26 2 48l-8 .2z" />
            <path fill={signal} d="M50 8l-10 2.5 10 4z" />
          </g>
          <House x={24} y={66} w={18} h={13} windows={3} />
          <Mixed places={[56, 46, 68]} deck={d - 1} goods={goods} />
          {side}
        </>
      );
    case 2:
      return (
        <>
          <Mast
            x={98}
            foot={d}
            top={28}
            booms={[
              [-26, 20],
              [24, 14],
            ]}
            stays={[
              [130, 70],
              [60, 40],
            ]}
          />
          <Smoke x={38} y={24} size={0.4} fill={ink} />
          <Funnel x={38} y={62} w={8} h={38} rake={1} fill={ink} band={rust} />
          <House x={24} y={63} w={34} h={14} windows={5} fill={dune} />
          <House x={38} y={52} w={18} h={10} windows={3} fill={dune} />
          <path fill={steel} d="M62 73h56v6H62z" />
          <Mixed places={[66, 84, 102]} deck={d - 4} goods={goods} />
          {side}
          <path fill={rust} d={streaks([30, 70, 108], d + 5)} />
          <Flag x={4} y={58} size={0.9} />
        </>
      );
    case 3:
      return (
        <>
          <Mast
            x={36}
            foot={d}
            top={22}
            booms={[[24, 22]]}
            stays={[
              [6, 66],
              [70, 34],
            ]}
          />
          <Mast
            x={132}
            foot={d}
            top={22}
            booms={[
              [-24, 22],
              [26, 16],
            ]}
            stays={[
              [164, 64],
              [92, 30],
            ]}
          />
          <Smoke x={76} y={16} size={0.5} fill={ink} />
          <Funnel x={76} y={58} w={10} h={42} rake={1} fill={ink} band={rust} />
          <House x={64} y={57} w={40} h={17} windows={6} fill={dune} />
          <House x={84} y={46} w={18} h={10} windows={3} fill={dune} />
          <path fill={steel} d="M14 69h42v6H14zM110 69h42v6h-42z" />
          <Mixed places={[114, 20, 132, 38]} deck={d - 4} goods={goods} />
          <Boats x={64} y={53} count={1} gap={10} />
          {side}
          <path fill={rust} d={streaks([20, 58, 96, 138, 152], d + 5)} />
          <Flag x={4} y={52} />
        </>
      );
    case 4:
      return (
        <>
          <Mast
            x={42}
            foot={d}
            top={12}
            booms={[
              [-24, 26],
              [26, 26],
            ]}
            stays={[
              [6, 60],
              [84, 24],
            ]}
          />
          <Mast
            x={156}
            foot={d}
            top={12}
            booms={[
              [-26, 26],
              [28, 20],
            ]}
            stays={[
              [196, 58],
              [120, 22],
            ]}
          />
          <Smoke x={92} y={8} size={0.5} fill={ink} />
          <Funnel x={92} y={52} w={12} h={44} rake={1} fill={ink} band={rust} />
          <House x={76} y={54} w={54} h={16} windows={8} fill={dune} />
          <House x={106} y={43} w={22} h={10} windows={4} fill={dune} />
          <House x={110} y={33} w={16} h={9} windows={3} fill={fog} />
          <path fill={steel} d="M16 64h54v7H16zM136 64h48v7h-48z" />
          <Mixed places={[140, 20, 158, 38, 56]} deck={d - 5} goods={goods} />
          <Boats x={76} y={50} count={2} gap={12} />
          {side}
          <path fill={rust} d={streaks([24, 60, 100, 140, 170, 186], d + 6)} />
          <Flag x={4} y={44} size={1.1} />
        </>
      );
    case 5:
      return (
        <>
          <Mast x={36} foot={d} top={4} booms={[[24, 28]]} stays={[[4, 58]]} />
          <Mast x={84} foot={d} top={0} booms={[[-22, 28]]} />
          <Mast x={160} foot={d} top={0} booms={[[24, 28]]} />
          <Mast
            x={196}
            foot={d}
            top={4}
            booms={[
              [-18, 28],
              [24, 20],
            ]}
            stays={[[228, 52]]}
          />
          <path fill={brick} d="M35 14v32L8 52q18-14 27-38z" />
          <path fill={rust} d="M198 10l28 40q-14 4-28 2z" />
          <path fill={shade} d="M35 14v32l-7 1.5q5-14 7-33.5z" />
          <Smoke x={114} y={6} size={0.5} fill={cloud} />
          <Funnel x={114} y={48} w={14} h={42} rake={1} fill={ink} band={signal} />
          <House x={92} y={50} w={62} h={16} windows={10} fill={dune} />
          <House x={98} y={39} w={48} h={10} windows={7} fill={dune} />
          <House x={130} y={28} w={20} h={10} windows={4} fill={fog} />
          <path fill={steel} d="M14 60h70v7H14zM162 60h52v7h-52z" />
          <Mixed places={[168, 18, 186, 40, 60, 204]} deck={d - 5} goods={goods} />
          <Boats x={94} y={35} count={2} gap={12} />
          {side}
          <path fill={rust} d={streaks([30, 74, 130, 176, 200], d + 7)} />
          <Bunting from={[36, 6]} to={[84, 2]} sag={2} />
          <Bunting from={[84, 2]} to={[160, 2]} sag={2} />
          <Bunting from={[160, 2]} to={[196, 6]} sag={2} />
          <Flag x={16} y={36} size={1.2} />
        </>
      );
  }
}
