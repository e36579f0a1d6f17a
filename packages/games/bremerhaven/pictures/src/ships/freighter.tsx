import { dune, fog, ink, rig, rust, sea, shade, signal, slate } from "../paint.ts";
import { DeckCrates, Smoke } from "../solids.tsx";
import { type Hull, HullSide } from "./hull.tsx";
import { Boats, Bunting, Flag, Funnel, House, Mast } from "./rig.tsx";
import type { ShipBuild } from "./ShipPicture.tsx";

const HULLS = {
  1: { length: 100, deck: 80, sheer: 9, bow: "clipper", rake: 14, stern: "counter", overhang: 12 },
  2: { length: 136, deck: 76, sheer: 9, bow: "plumb", rake: 14, stern: "counter", overhang: 12 },
  3: { length: 172, deck: 73, sheer: 11, bow: "plumb", rake: 20, stern: "counter", overhang: 16 },
  4: { length: 204, deck: 69, sheer: 11, bow: "raked", rake: 16, stern: "cruiser", overhang: 14 },
  5: { length: 232, deck: 65, sheer: 12, bow: "clipper", rake: 26, stern: "cruiser", overhang: 14 },
} as const satisfies Record<ShipBuild["stars"], Hull>;

/** A hatch pile of crates at each of the given places, as many piles as there are crates aboard. */
function Cargo({
  places,
  deck,
  goods,
}: {
  readonly places: readonly number[];
  readonly deck: number;
  readonly goods: number;
}) {
  const piles = places.slice(0, goods);
  return (
    <>
      <path fill={slate} d={places.map((x) => `M${x - 3} ${deck - 3}h30v7h-30z`).join("")} />
      <DeckCrates
        at={piles.flatMap(
          (x) =>
            [
              [x, deck - 3, 11],
              [x + 12, deck - 3, 11],
              [x + 6, deck - 14, 10],
            ] as const,
        )}
      />
    </>
  );
}

export function Freighter({ stars, goods }: ShipBuild) {
  const hull = HULLS[stars];
  const { deck: d } = hull;
  const side = (
    <HullSide
      hull={hull}
      fill={stars === 1 ? ink : sea}
      rail={stars === 1 ? signal : fog}
      portholes={stars > 2 ? 2 * stars : 0}
    />
  );
  switch (stars) {
    case 1:
      return (
        <>
          <g transform="matrix(1 0 0 .78 0 18)">
            <path fill={rig} d="M31 12h2v70h-2zM66 4h2.4v78H66zM33 70l-22 4 .4-1.6L33 68zM68 70l34-8v1.6L68 72z" />
            <path fill={rust} d="M30.5 22v46l-20 3q6-26 20-49zM65 16v48L36 70q20-24 29-54z" />
            <path fill={shade} d="M30.5 22v46l-6 1q4-22 6-47zM65 16v48l-11 2q8-24 11-50z" />
            <path fill={fog} d="M69 10l34 50q-18 6-34 4z" />
            <path fill={shade} d="M69 10l6 9q-4 24 2 46l-8-.6z" />
            <path fill={signal} d="M66 4l-11 2 11 4z" />
          </g>
          <House x={12} y={73} w={16} h={8} windows={3} />
          <DeckCrates
            at={(
              [
                [40, 81, 10],
                [51, 81, 10],
                [74, 80, 10],
                [45, 71, 10],
                [85, 79, 9],
              ] as const
            ).slice(0, goods)}
          />
          {side}
        </>
      );
    case 2:
      return (
        <>
          <Mast
            x={78}
            foot={d}
            top={24}
            booms={[
              [-24, 22],
              [34, 20],
            ]}
            stays={[
              [130, 68],
              [34, 54],
            ]}
          />
          <Smoke x={20} y={38} size={0.22} fill={slate} />
          <Funnel x={18} y={62} w={10} h={24} rake={2} fill={ink} band={rust} />
          <House x={12} y={64} w={34} h={13} windows={5} />
          <House x={28} y={52} w={17} h={11} windows={3} fill={dune} />
          <Cargo places={[54, 86]} deck={d} goods={goods} />
          {side}
          <Flag x={4} y={56} size={0.9} />
        </>
      );
    case 3:
      return (
        <>
          <Mast
            x={44}
            foot={d}
            top={20}
            booms={[
              [-28, 24],
              [22, 26],
            ]}
            stays={[
              [6, 66],
              [80, 40],
            ]}
          />
          <Mast
            x={136}
            foot={d}
            top={20}
            booms={[
              [-24, 26],
              [28, 22],
            ]}
            stays={[
              [168, 62],
              [104, 40],
            ]}
          />
          <Cargo places={[16, 50, 112, 140]} deck={d} goods={goods} />
          <Funnel x={83} y={52} w={13} h={30} rake={3} fill={ink} band={rust} />
          <House x={74} y={56} w={40} h={18} windows={6} />
          <House x={86} y={45} w={24} h={10} windows={4} fill={dune} />
          <Boats x={74} y={52} count={1} gap={13} />
          {side}
          <Flag x={4} y={52} />
        </>
      );
    case 4:
      return (
        <>
          <Mast
            x={40}
            foot={d}
            top={10}
            booms={[
              [-26, 30],
              [26, 30],
            ]}
            stays={[
              [6, 60],
              [86, 32],
            ]}
          />
          <Mast
            x={164}
            foot={d}
            top={10}
            booms={[
              [-26, 30],
              [26, 30],
            ]}
            stays={[
              [198, 58],
              [128, 26],
            ]}
          />
          <Cargo places={[14, 46, 136, 168]} deck={d} goods={goods} />
          <Funnel x={90} y={46} w={19} h={36} rake={5} fill={ink} band={rust} />
          <House x={78} y={54} w={54} h={16} windows={9} />
          <House x={82} y={43} w={44} h={10} windows={7} />
          <House x={104} y={32} w={24} h={10} windows={5} fill={dune} />
          <Boats x={80} y={39} count={2} gap={13} />
          {side}
          <Flag x={5} y={44} size={1.1} />
        </>
      );
    case 5:
      return (
        <>
          <Mast
            x={36}
            foot={d}
            top={8}
            booms={[
              [-24, 30],
              [24, 32],
            ]}
            stays={[[6, 56]]}
          />
          <Mast x={68} foot={d} top={20} />
          <Mast x={160} foot={d} top={20} />
          <Mast
            x={190}
            foot={d}
            top={8}
            booms={[
              [-24, 32],
              [24, 28],
            ]}
            stays={[[228, 53]]}
          />
          <Cargo places={[12, 42, 72, 164, 192]} deck={d} goods={goods} />
          <Funnel x={106} y={42} w={26} h={36} rake={9} fill={fog} band={rust} />
          <House x={96} y={52} w={60} h={14} windows={10} />
          <House x={100} y={41} w={50} h={10} windows={8} />
          <House x={126} y={30} w={24} h={10} windows={5} />
          <House x={122} y={20} w={30} h={9} windows={6} fill={dune} />
          <Boats x={98} y={37} count={2} gap={13} />
          {side}
          <Bunting from={[190, 8]} to={[230, 54]} sag={3} />
          <Bunting from={[36, 8]} to={[4, 58]} sag={3} />
          <Flag x={16} y={38} size={1.2} />
        </>
      );
  }
}
