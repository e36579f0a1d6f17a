import { Picture, type PictureProps } from "@harbor/ui/picture";
import { beam, deep, ink, sea, sun } from "../paint.ts";
import { Gulls, Rays } from "../scenery.tsx";
import { BowWave, FarLighthouse, GreatLiner, RisingSun } from "../scenes/great.tsx";

/** The preview that chats show for a link to a table. */
export function LinkPreview(props: PictureProps) {
  return (
    <Picture width={1200} height={630} {...props}>
      <path fill="var(--sky)" d="M0 0h1200v630H0z" />
      <path fill="var(--sky-high)" d="M0 0h1200v90L0 240z" />
      <path fill="var(--dawn)" d="M0 366l1200-60v200H0z" />
      <Rays from={[290, 480]} reach={1300} />
      <RisingSun x={290} y={480} r={120} />
      <path fill={sea} d="M0 478h1200v152H0z" />
      <path fill={sun} d="M210 486h160l-16 7H226zM226 504h130l-20 7h-90zM200 526h170l-24 8H226z" />
      <g transform="translate(440 486) scale(.8)">
        <FarLighthouse />
      </g>
      <g transform="translate(40 -12) scale(.79)">
        <GreatLiner />
      </g>
      <path fill={deep} d="M0 566q150-22 300-4t300 0 300 0 300-6v74H0z" />
      <g transform="translate(40 -12) scale(.79)">
        <BowWave />
      </g>
      <path fill={beam} d="M60 594h200l-24 6H90zM420 610h220l-30 6H450z" />
      <Gulls
        at={[
          [190, 190, 70],
          [120, 250, 46],
          [270, 270, 36],
          [400, 120, 44],
        ]}
        fill={ink}
      />
    </Picture>
  );
}
