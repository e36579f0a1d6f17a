import { deep, fog, ink, rig, rust, shade, signal, steel } from "../paint.ts";
import { Smoke } from "../solids.tsx";
import { type Hull, HullSide } from "./hull.tsx";
import { Boats, Bunting, Flag, Funnel, House, Mast } from "./rig.tsx";
import type { ShipBuild } from "./ShipPicture.tsx";

const HULLS = {
  1: { length: 100, deck: 76, sheer: 7, bow: "spoon", rake: 8, stern: "counter", overhang: 12 },
  2: { length: 136, deck: 74, sheer: 8, bow: "plumb", rake: 12, stern: "counter", overhang: 14 },
  3: { length: 172, deck: 71, sheer: 9, bow: "raked", rake: 10, stern: "counter", overhang: 16 },
  4: { length: 204, deck: 68, sheer: 9, bow: "raked", rake: 14, stern: "cruiser", overhang: 14 },
  5: { length: 232, deck: 64, sheer: 8, bow: "clipper", rake: 18, stern: "cruiser", overhang: 14 },
} as const satisfies Record<ShipBuild["stars"], Hull>;

type TanksProps = {
  /** Where there is room for a tank, from the best place on. */
  readonly places: readonly number[];
  readonly deck: number;
  readonly goods: number;
};

/** Tanks standing out of the deck, one for each barrel aboard, with the catwalk above them. */
function Tanks({ places, deck, goods }: TanksProps) {
  const used = places.slice(0, goods);
  const from = Math.min(...places) - 12;
  const to = Math.max(...places) + 12;
  let catwalk = `M${from} ${deck - 15}h${to - from}v1.4h${from - to}z`;
  for (let x = from; x < to; x += 12) catwalk += `M${x} ${deck - 14}h1v16h-1z`;
  return (
    <>
      <path fill={rig} d={catwalk} />
      <path fill={steel} d={`M${from} ${deck - 2}h${to - from}v5h${from - to}z`} />
      <path fill={signal} d={used.map((x) => `M${x - 9} ${deck + 3}v-11q0-4 4-5h10q4 1 4 5v11z`).join("")} />
      <path fill={shade} d={used.map((x) => `M${x + 4} ${deck + 3}v-16h1q4 1 4 5v11z`).join("")} />
      <path
        fill={ink}
        d={used.map((x) => `M${x - 9} ${deck - 5}h18v2.4h-18zM${x - 2} ${deck - 15}h4v3h-4z`).join("")}
      />
    </>
  );
}

export function Tanker({ stars, goods }: ShipBuild) {
  const hull = HULLS[stars];
  const { length: l, deck: d } = hull;
  const side = <HullSide hull={hull} fill={stars === 4 ? deep : ink} portholes={stars > 2 ? stars : 0} />;
  switch (stars) {
    case 1:
      return (
        <>
          <Mast x={30} foot={64} top={40} />
          <Funnel x={14} y={68} w={8} h={16} rake={1} />
          <House x={10} y={66} w={24} h={12} windows={3} />
          <House x={16} y={54} w={16} h={11} windows={3} />
          <Tanks places={[50, 69, 88]} deck={d} goods={goods} />
          {side}
          <Flag x={3} y={58} size={0.8} />
        </>
      );
    case 2:
      return (
        <>
          <Mast
            x={106}
            foot={d}
            top={36}
            stays={[
              [132, 68],
              [40, 52],
            ]}
          />
          <Smoke x={18} y={34} size={0.22} fill={steel} />
          <Funnel x={16} y={62} w={11} h={26} />
          <House x={10} y={60} w={40} h={16} windows={6} />
          <House x={30} y={48} w={18} h={11} windows={3} />
          <Tanks places={[66, 86, 106, 124]} deck={d} goods={goods} />
          {side}
          <Flag x={3} y={54} size={0.9} />
        </>
      );
    case 3:
      return (
        <>
          <Mast
            x={56}
            foot={d}
            top={26}
            stays={[
              [8, 66],
              [84, 48],
            ]}
          />
          <Mast
            x={138}
            foot={d}
            top={26}
            stays={[
              [168, 62],
              [110, 40],
            ]}
          />
          <Funnel x={22} y={56} w={14} h={30} rake={4} />
          <House x={10} y={55} w={36} h={18} windows={6} />
          <Tanks places={[124, 56, 142, 72, 158]} deck={d} goods={goods} />
          <House x={82} y={56} w={30} h={17} windows={5} />
          <House x={86} y={44} w={22} h={11} windows={4} />
          <Boats x={12} y={51} count={1} gap={14} />
          {side}
          <Flag x={4} y={50} />
        </>
      );
    case 4:
      return (
        <>
          <Mast
            x={74}
            foot={d}
            top={16}
            stays={[
              [10, 58],
              [100, 40],
            ]}
          />
          <Mast
            x={166}
            foot={d}
            top={16}
            stays={[
              [200, 58],
              [134, 30],
            ]}
          />
          <Funnel x={26} y={50} w={20} h={36} rake={5} fill={signal} band={rust} />
          <House x={12} y={56} w={48} h={14} windows={8} />
          <House x={18} y={44} w={36} h={11} windows={6} />
          <Tanks places={[150, 88, 188, 169, 71]} deck={d} goods={goods} />
          <House x={98} y={54} w={38} h={16} windows={7} />
          <House x={102} y={42} w={30} h={11} windows={5} />
          <House x={106} y={30} w={24} h={11} windows={4} />
          <Boats x={16} y={40} count={2} gap={16} />
          {side}
          <Flag x={4} y={44} size={1.1} />
        </>
      );
    case 5:
      return (
        <>
          <Mast x={62} foot={20} top={2} />
          <Mast x={190} foot={d} top={24} />
          <Funnel x={18} y={44} w={22} h={40} rake={4} fill={signal} band={rust} />
          <House x={12} y={50} w={66} h={16} windows={11} />
          <House x={34} y={38} w={42} h={11} windows={7} />
          <House x={38} y={27} w={36} h={10} windows={6} />
          <House x={42} y={16} w={36} h={10} windows={6} />
          <Tanks places={[96, 120, 144, 168, 206]} deck={d} goods={goods} />
          {side}
          <path fill={fog} d={`M${l - 40} ${d + 10}l12-1v2l-12 1z`} />
          <Bunting from={[62, 4]} to={[190, 25]} sag={6} />
          <Bunting from={[190, 25]} to={[228, 57]} sag={3} />
          <Flag x={15} y={46} size={1.3} />
        </>
      );
  }
}
