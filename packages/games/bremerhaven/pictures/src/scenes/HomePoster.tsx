import { Picture, type PictureProps } from "@harbor/ui/picture";
import { beam, deep, fog, ink, rust, sea, sun } from "../paint.ts";
import { Gulls, Rays } from "../scenery.tsx";
import { Smoke } from "../solids.tsx";
import { BowWave, FarLighthouse, GreatLiner, RisingSun } from "./great.tsx";

/**
 * Fills its box; however it is cropped, the liner's stem stays near the middle and the left side stays free for text.
 */
export function HomePoster(props: PictureProps) {
  return (
    <Picture width={1440} height={900} slice="xMidYMid" {...props}>
      <path fill="var(--sky)" d="M0 0h1440v900H0z" />
      <path fill="var(--sky-high)" d="M0 0h1440v150L0 360z" />
      <path fill="var(--dawn)" d="M0 520l1440-70v250H0z" />
      <Rays from={[440, 660]} reach={1500} />
      <RisingSun x={440} y={660} r={150} />
      <path fill={sea} d="M0 656h1440v244H0z" />
      <path
        fill={sun}
        d="M350 668h190l-20 8H370zM370 690h150l-24 8H390zM330 716h200l-30 10H360zM380 744h110l-24 8h-70z"
      />
      <g transform="translate(584 664) scale(.9)">
        <FarLighthouse />
      </g>
      <g transform="translate(120 640)">
        <Smoke x={58} y={-22} size={0.9} fill="var(--slate)" />
        <path fill={fog} d="M18 14h46V0H18zM26-14h22V0H26z" />
        <path fill={rust} d="M50-22h14v24H50z" />
        <path fill={ink} d="M0 12q60 12 120-4-4 24-16 34H14Q4 32 0 12zM50-26h14v8H50z" />
        <path fill={rust} d="M6 32h104l-6 12H14z" />
        <path fill={beam} d="M-60 46q70-10 150-2 30-4 60 2-100 8-210 0z" />
      </g>
      <g transform="translate(120)">
        <GreatLiner />
      </g>
      <path fill={deep} d="M0 792q180-30 360-6t360 0 360 0 360-8v122H0z" />
      <g transform="translate(120)">
        <BowWave />
      </g>
      <path
        fill={beam}
        d="M60 836h240l-30 8H100zM400 862h300l-40 8H440zM860 846h260l-30 8H900zM1180 880h200l-30 6h-140zM120 884h160l-20 6H140z"
      />
      <Gulls
        at={[
          [330, 260, 90],
          [250, 330, 60],
          [410, 380, 48],
          [600, 150, 60],
          [180, 200, 40],
        ]}
        fill={ink}
      />
    </Picture>
  );
}
