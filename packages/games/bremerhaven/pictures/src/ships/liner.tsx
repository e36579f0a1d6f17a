import { brick, cloud, dune, fog, ink, rig, rust, sea, shade, signal, steel } from "../paint.ts";
import { People, Smoke } from "../solids.tsx";
import { type Hull, HullSide } from "./hull.tsx";
import { Boats, Bunting, Flag, Funnel, House, Mast } from "./rig.tsx";
import type { ShipBuild } from "./ShipPicture.tsx";

const HULLS = {
  1: { length: 96, deck: 79, sheer: 6, bow: "spoon", rake: 10, stern: "cruiser", overhang: 8 },
  2: { length: 136, deck: 78, sheer: 6, bow: "plumb", rake: 12, stern: "counter", overhang: 12 },
  3: { length: 172, deck: 74, sheer: 8, bow: "raked", rake: 10, stern: "counter", overhang: 18 },
  4: { length: 206, deck: 68, sheer: 8, bow: "raked", rake: 16, stern: "counter", overhang: 22 },
  5: { length: 234, deck: 64, sheer: 9, bow: "clipper", rake: 28, stern: "cruiser", overhang: 18 },
} as const satisfies Record<ShipBuild["stars"], Hull>;

/** Passengers at the rail, one group for each passenger aboard. */
function AtTheRail({
  from,
  to,
  y,
  groups,
}: {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly groups: number;
}) {
  const gap = (to - from) / groups;
  const at = [];
  for (let i = 0; i < groups; i++) at.push([Math.round(from + gap * (i + 0.5)), y, 8] as const);
  return <People at={at} fill={rig} />;
}

export function Liner({ stars, goods }: ShipBuild) {
  const hull = HULLS[stars];
  const { deck: d } = hull;
  switch (stars) {
    case 1:
      return (
        <>
          <AtTheRail from={8} to={58} y={80} groups={goods} />
          <path fill={rig} d="M8 62h1.4v18H8zM34 62h1.4v18H34zM58 62h1.4v18H58z" />
          <path fill={rust} d="M4 58q28-5 58 0v6l-4 3-5-3-5 3-5-3-5 3-5-3-5 3-5-3-5 3-5-3-4.5 3-5-3z" />
          <path fill={fog} d="M14 57q5-.8 9-1v8l-4 3-5-3zM33 56h9v8l-4 3-5-3zM52 57q5 .3 10 1v6l-4 3-6-3z" />
          <House x={62} y={62} w={18} h={18} windows={3} />
          <Mast x={70} foot={60} top={40} />
          <HullSide hull={hull} fill={fog} rail={sea} />
          <Flag x={4} y={48} size={0.9} />
        </>
      );
    case 2:
      return (
        <>
          <Mast
            x={112}
            foot={d}
            top={30}
            stays={[
              [132, 74],
              [60, 44],
            ]}
          />
          <Smoke x={52} y={22} size={0.3} fill={cloud} />
          <Funnel x={56} y={62} w={9} h={40} rake={2} fill={signal} band={rust} />
          <House x={18} y={66} w={84} h={12} windows={13} />
          <House x={72} y={54} w={18} h={11} windows={4} fill={dune} />
          <AtTheRail from={20} to={54} y={65} groups={goods} />
          <HullSide hull={hull} fill={ink} />
          <path fill={fog} d="M38 92q2-24 24-24t24 24z" />
          <path fill={rust} d="M42 92q2-20 20-20t20 20z" />
          <path fill={fog} d="M61 71h2v21h-2zM46 79l1.4-1.4L62 91l-1 1.5zM78 79l-1.4-1.4L62 91l1 1.5z" />
          <Flag x={4} y={62} size={0.9} />
          <Bunting from={[112, 32]} to={[62, 26]} sag={3} />
        </>
      );
    case 3:
      return (
        <>
          <Mast
            x={132}
            foot={d}
            top={18}
            stays={[
              [168, 66],
              [92, 30],
            ]}
          />
          <Mast x={34} foot={d} top={26} stays={[[6, 70]]} />
          <Smoke x={70} y={18} size={0.36} fill={cloud} />
          <Funnel x={74} y={52} w={18} h={34} rake={5} fill={signal} band={fog} />
          <House x={20} y={64} w={120} h={11} windows={18} />
          <House x={40} y={53} w={86} h={10} windows={12} />
          <House x={100} y={42} w={22} h={10} windows={4} fill={dune} />
          <Boats x={44} y={49} count={2} gap={14} />
          <AtTheRail from={22} to={40} y={63} groups={Math.min(goods, 2)} />
          <AtTheRail from={126} to={140} y={63} groups={1} />
          <HullSide hull={hull} fill={fog} rail={sea} portholes={12} />
          <Flag x={5} y={58} />
        </>
      );
    case 4:
      return (
        <>
          <Mast
            x={166}
            foot={d}
            top={8}
            stays={[
              [200, 60],
              [136, 20],
            ]}
          />
          <Mast
            x={36}
            foot={d}
            top={14}
            stays={[
              [6, 64],
              [80, 20],
            ]}
          />
          <Smoke x={72} y={10} size={0.4} fill={cloud} />
          <Funnel x={76} y={44} w={20} h={36} rake={7} />
          <Funnel x={112} y={44} w={20} h={36} rake={7} />
          <House x={22} y={59} w={146} h={10} windows={22} />
          <House x={36} y={49} w={120} h={9} windows={17} />
          <House x={60} y={40} w={92} h={8} windows={12} />
          <House x={136} y={29} w={20} h={10} windows={4} fill={dune} />
          <Boats x={40} y={45} count={1} gap={14} />
          <Boats x={64} y={36} count={Math.max(2, goods)} gap={13} />
          <HullSide hull={hull} fill={ink} portholes={16} />
          <Flag x={5} y={46} size={1.1} />
        </>
      );
    case 5:
      return (
        <>
          <Mast x={192} foot={d} top={2} stays={[[228, 56]]} />
          <Mast x={34} foot={d} top={8} stays={[[6, 60]]} />
          <Funnel x={66} y={38} w={23} h={31} rake={8} />
          <Funnel x={102} y={38} w={23} h={31} rake={8} />
          <Funnel x={138} y={38} w={23} h={31} rake={8} />
          <House x={16} y={55} w={182} h={10} windows={28} />
          <House x={28} y={46} w={160} h={8} windows={24} />
          <House x={44} y={37} w={134} h={8} windows={19} />
          <path fill={fog} d="M160 18h20q6 4 6 19h-26z" />
          <path fill={shade} d="M174 18h6q6 4 6 19h-8z" />
          <House x={158} y={20} w={24} h={8} windows={5} />
          <Boats x={46} y={33} count={2 + goods} gap={14} />
          <HullSide hull={hull} fill={ink} rail={fog} portholes={22} />
          <path fill={brick} d="M20 83h192v1.5H20z" />
          <Bunting from={[34, 8]} to={[192, 2]} sag={-4} />
          <Bunting from={[192, 2]} to={[232, 54]} sag={3} />
          <Bunting from={[34, 8]} to={[3, 58]} sag={3} />
          <path fill={steel} d="M204 70l8-1v4l-6 2z" />
          <Flag x={17} y={42} size={1.3} fill={rust} />
        </>
      );
  }
}
