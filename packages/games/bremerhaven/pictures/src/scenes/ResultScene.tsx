import { Picture } from "@harbor/ui/picture";
import { beam, deep, fog, ink, sea, sun } from "../paint.ts";
import { Gulls, Rays } from "../scenery.tsx";
import { BowWave, FarLighthouse, GreatLiner, RisingSun } from "./great.tsx";

type ResultSceneProps = {
  /** The colors of the winners, which the liner flies. */
  readonly inks: readonly string[];
};

/** Along the stays, in the liner's own box: where each pennant hangs, and how large it is. */
const PENNANTS = [
  [706, 52],
  [738, 36],
  [790, 30],
  [826, 40],
  [864, 48],
  [902, 52],
  [940, 52],
] as const;

/** The liner comes in dressed in the winners' colors; the left half stays free for words. */
export function ResultScene({ inks }: ResultSceneProps) {
  return (
    <Picture width={1200} height={630}>
      <path fill="var(--sky)" d="M0 0h1200v630H0z" />
      <path fill="var(--sky-high)" d="M0 0h1200v90L0 240z" />
      <path fill="var(--dawn)" d="M0 366l1200-60v200H0z" />
      <Rays from={[610, 480]} reach={1300} />
      <RisingSun x={610} y={480} r={128} />
      <path fill={sea} d="M0 478h1200v152H0z" />
      <path fill={sun} d="M560 488h120l-12 7H570zM574 508h100l-14 7h-72z" />
      <g transform="translate(640 488) scale(.74)">
        <FarLighthouse />
      </g>
      <g transform="translate(282 24) scale(.75)">
        <GreatLiner />
        <path fill="none" stroke={ink} strokeWidth="3" d="M659 60Q700 62 745 22 800 36 958 44" />
        {PENNANTS.map(([x, y], nth) => (
          <path
            key={x}
            fill={nth % 2 === 0 ? (inks[(nth / 2) % inks.length] ?? fog) : fog}
            d={`M${x - 13} ${y - 4}l28-2-12 46z`}
          />
        ))}
      </g>
      <path fill={deep} d="M0 566q150-22 300-4t300 0 300 0 300-6v74H0z" />
      <g transform="translate(282 8) scale(.75)">
        <BowWave />
      </g>
      <path fill={beam} d="M600 604h120l-20 6h-90zM760 616h220l-30 6H786z" />
      <Gulls
        at={[
          [640, 190, 60],
          [610, 250, 40],
          [690, 130, 44],
        ]}
        fill={ink}
      />
    </Picture>
  );
}
