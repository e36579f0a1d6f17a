import { deep, dune, fog, ink, reed, rust, sea, shade, signal, steel } from "../paint.ts";
import { short } from "../short.ts";
import { type Hull, HullSide } from "./hull.tsx";
import { Bunting, Flag, Funnel, House, Mast } from "./rig.tsx";
import type { ShipBuild } from "./ShipPicture.tsx";

const HULLS = {
  1: { length: 104, deck: 78, sheer: 5, bow: "spoon", rake: 10, stern: "transom", overhang: 14 },
  2: { length: 138, deck: 75, sheer: 6, bow: "raked", rake: 10, stern: "transom", overhang: 16 },
  3: { length: 174, deck: 72, sheer: 8, bow: "raked", rake: 16, stern: "transom", overhang: 18 },
  4: { length: 206, deck: 68, sheer: 9, bow: "clipper", rake: 18, stern: "transom", overhang: 20 },
  5: { length: 234, deck: 64, sheer: 10, bow: "clipper", rake: 24, stern: "transom", overhang: 22 },
} as const satisfies Record<ShipBuild["stars"], Hull>;

const PAINTS = [rust, sea, signal, fog, deep, dune, reed];

type StacksProps = {
  readonly from: number;
  readonly to: number;
  readonly deck: number;
  /** One stack of containers for each container aboard. */
  readonly count: number;
  readonly tiers: number;
};

function Stacks({ from, to, deck, count, tiers }: StacksProps) {
  const gap = (to - from) / count;
  const w = short(Math.min(30, gap - 2));
  const h = 9.5;
  const boxes = [];
  for (let i = 0; i < count; i++) {
    const high = tiers - ((i * 2) % 3 === 2 && tiers > 1 ? 1 : 0);
    for (let tier = 0; tier < high; tier++) {
      const x = Math.round(from + gap * i + (gap - w) / 2);
      const y = deck + 2 - h * (tier + 1);
      let rib = "";
      for (let k = 2; k < w - 2; k += 3) rib += `M${x + k} ${y + 1.5}h1.2v${h - 3}h-1.2z`;
      boxes.push(
        <g key={`${i} ${tier}`}>
          <path fill={ink} d={`M${x - 0.5} ${y - 0.5}h${w + 1}v${h + 0.5}h${-w - 1}z`} />
          <path fill={PAINTS[(i * 3 + tier * 2 + (i % 2)) % PAINTS.length]} d={`M${x} ${y}h${w}v${h - 0.6}h${-w}z`} />
          <path fill={shade} d={rib} />
        </g>,
      );
    }
  }
  return boxes;
}

export function Boxship({ stars, goods }: ShipBuild) {
  const hull = HULLS[stars];
  const { deck: d } = hull;
  const side = (
    <HullSide hull={hull} fill={stars === 5 ? deep : stars === 4 ? sea : rust} rail={stars === 5 ? signal : fog} />
  );
  switch (stars) {
    case 1:
      return (
        <>
          <Mast x={20} foot={58} top={42} />
          <House x={8} y={70} w={26} h={12} windows={4} />
          <House x={12} y={58} w={16} h={11} windows={3} />
          <Stacks from={38} to={92} deck={d} count={Math.min(goods, 2)} tiers={goods > 2 ? 2 : 1} />
          {side}
        </>
      );
    case 2:
      return (
        <>
          <Mast x={26} foot={50} top={30} />
          <Funnel x={10} y={62} w={9} h={18} rake={1} fill={sea} band={fog} />
          <House x={8} y={62} w={32} h={15} windows={5} />
          <House x={20} y={50} w={18} h={11} windows={3} />
          <Stacks from={44} to={124} deck={d} count={Math.max(2, goods)} tiers={1 + (goods > 2 ? 1 : 0)} />
          {side}
          <Flag x={4} y={58} size={0.8} />
        </>
      );
    case 3:
      return (
        <>
          <Mast x={30} foot={36} top={18} />
          <Mast x={158} foot={66} top={38} />
          <Funnel x={10} y={56} w={12} h={24} rake={1} fill={sea} band={fog} />
          <House x={8} y={58} w={38} h={16} windows={6} />
          <House x={22} y={47} w={22} h={10} windows={4} />
          <House x={24} y={36} w={20} h={10} windows={4} />
          <Stacks from={50} to={154} deck={d} count={Math.max(3, goods)} tiers={2} />
          {side}
          <Flag x={4} y={54} size={0.9} />
        </>
      );
    case 4:
      return (
        <>
          <Mast x={62} foot={24} top={8} />
          <Mast x={188} foot={62} top={32} />
          <Funnel x={38} y={48} w={12} h={26} rake={1} fill={rust} band={fog} />
          <Stacks from={8} to={36} deck={d} count={1} tiers={2} />
          <House x={38} y={54} w={40} h={16} windows={6} />
          <House x={52} y={44} w={24} h={9} windows={4} />
          <House x={53} y={34} w={23} h={9} windows={4} />
          <House x={54} y={24} w={24} h={9} windows={4} />
          <Stacks from={82} to={186} deck={d} count={Math.max(3, goods)} tiers={3} />
          {side}
          <Flag x={4} y={50} />
        </>
      );
    case 5:
      return (
        <>
          <Mast x={168} foot={18} top={0} />
          <Mast x={216} foot={58} top={30} />
          <Funnel x={34} y={62} w={18} h={40} rake={2} fill={rust} band={signal} />
          <Stacks from={6} to={32} deck={d} count={1} tiers={3} />
          <House x={30} y={48} w={26} h={18} windows={4} />
          <Stacks from={58} to={154} deck={d} count={Math.max(3, Math.min(4, goods - 1))} tiers={4} />
          <House x={156} y={48} w={26} h={18} windows={4} />
          <House x={157} y={38} w={24} h={9} windows={4} />
          <House x={157} y={28} w={24} h={9} windows={4} />
          <House x={154} y={17} w={32} h={10} windows={6} />
          <Stacks from={184} to={214} deck={d} count={1} tiers={2} />
          {side}
          <path fill={steel} d="M60 76h90v3H60z" />
          <Bunting from={[168, 2]} to={[44, 22]} sag={3} />
          <Bunting from={[168, 2]} to={[230, 56]} sag={2} />
          <Flag x={16} y={36} size={1.2} />
        </>
      );
  }
}
