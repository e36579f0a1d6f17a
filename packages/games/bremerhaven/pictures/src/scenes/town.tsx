import { Picture, type PictureProps } from "@harbor/ui/picture";
import { memo, type ReactNode } from "react";
import {
  brick,
  cloud,
  dune,
  fog,
  glass,
  glassDim,
  ink,
  lamp,
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
import { BuildingIcon, InfluenceIcon, LadderIcon, ParkingIcon, PermitIcon, PricesIcon } from "../pieces/slotIcons.tsx";
import { Gulls, Rays } from "../scenery.tsx";
import { People } from "../solids.tsx";
import { Facade } from "../wall.tsx";

export const HOUSES = ["parking", "building", "permit", "influence", "prices", "ladder"] as const;
export type HouseName = (typeof HOUSES)[number];

const DRAWN = {
  parking: Garage,
  building: Works,
  permit: Office,
  influence: Tavern,
  prices: Exchange,
  ladder: Academy,
};
const SIGNS = {
  parking: ParkingIcon,
  building: BuildingIcon,
  permit: PermitIcon,
  influence: InfluenceIcon,
  prices: PricesIcon,
  ladder: LadderIcon,
};

/** One house of the harbor street; the sky above it is left open. */
export const TownHouse = memo(function TownHouse({ slot, ...rest }: PictureProps & { readonly slot: HouseName }) {
  return (
    <Picture width={160} height={200} slice="xMidYMax" {...rest}>
      <House slot={slot} />
    </Picture>
  );
});

export const TownScene = memo(function TownScene(props: PictureProps) {
  return (
    <Picture width={960} height={200} slice="xMidYMax" {...props}>
      <path fill="var(--dusk)" d="M0 0h960v200H0z" />
      <path fill="var(--dawn)" d="M0 96l960-50v154H0z" />
      <Rays from={[480, 190]} reach={1000} />
      <Gulls
        at={[
          [150, 26, 16],
          [480, 22, 14],
          [820, 28, 18],
        ]}
        fill={ink}
      />
      {HOUSES.map((slot, i) => (
        <g key={slot} transform={`translate(${i * 160})`}>
          <House slot={slot} />
        </g>
      ))}
    </Picture>
  );
});

function House({ slot }: { readonly slot: HouseName }) {
  const Drawn = DRAWN[slot];
  const Icon = SIGNS[slot];
  return (
    <>
      <Drawn />
      <path fill={steel} d="M0 180h160v20H0z" />
      <path fill={cloud} d="M0 180h160v4H0z" />
      <path fill={slate} d="M0 192h160v8H0z" />
      <path fill={shadow} d="M0 181h160v6H0z" />
      <path fill={ink} d="M57 110h46v46H57z" />
      <path fill={fog} d="M59 112h42v42H59z" />
      <svg aria-hidden="true" x="65" y="118" width="30" height="30" viewBox="0 0 24 24" color={ink}>
        <Icon />
      </svg>
    </>
  );
}

type FrontProps = {
  readonly fill: string;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly children?: ReactNode;
};

/** The street front below the gable, shaded on its right. */
function Front({ fill, top, columns, rows, children }: FrontProps) {
  return (
    <>
      <Facade at={[8, top, 180, 152, top, 180]} fill={fill} />
      {children}
      <Facade at={[12, top, 108, 148, top, 108]} fill="none" columns={columns} rows={rows} pane={[0.46, 0.66]} />
      <path fill={glassDim} d="M16 118h32v36H16zM112 118h32v36h-32z" />
      <path fill={glass} d="M18 120h28v32H18zM114 120h28v32h-28z" />
      <path fill={fill} d="M31 118h2v36h-2zM127 118h2v36h-2z" />
      <path fill={ink} d="M68 180v-22h24v22z" />
      <path fill={lamp} d="M52 160h4v6h-4zM104 160h4v6h-4z" />
      <path fill={shade} d={`M126 ${top}h26v${180 - top}h-26z`} />
    </>
  );
}

function Garage() {
  return (
    <>
      <path fill={fog} d="M8 76V60h16V48h112v12h16v16z" />
      <path fill={shade} d="M126 48h10v12h16v16h-26z" />
      <Front fill={sand} top={74} columns={5} rows={1} />
      <path fill={rust} d="M4 70h152v6H4zM62 18h36v32H62z" />
      <path fill={shade} d="M88 18h10v32H88zM126 70h30v6h-30z" />
      <path fill={fog} d="M72 23h9q9 0 9 8t-9 8h-3v7h-6zm6 5v6h3q3 0 3-3t-3-3z" fillRule="evenodd" />
      <path fill={signal} d="M14 166q2-10 8-10h14q6 0 10 8l8 2v12H14z" />
      <path fill={glassDim} d="M24 158h7v6h-8zM33 158h4l5 6h-9z" />
      <path fill={ink} d="M22 173a6 6 0 1 1-.1 0zM46 173a6 6 0 1 1-.1 0z" transform="translate(0 -3)" />
    </>
  );
}

function Works() {
  return (
    <>
      <path fill={ink} d="M118 0h6v90h-6zM40 8h106v4H40zM120 0L74 9v-2zM121 0l22 9v-2zM52 12h1.5v20H52z" />
      <path fill={dune} d="M42 32h22v7H42z" />
      <path fill={brick} d="M8 72V60h18v-8h20v12h24v-6h26v14z" />
      <Front fill={brick} top={70} columns={4} rows={1} />
      <path
        fill={dune}
        d="M4 46h4v134H4zM152 46h4v134h-4zM98 46h4v64h-4zM54 46h4v64h-4zM0 106h160v4H0zM0 66h160v4H0zM4 70l50 36v4L4 74zM156 70l-54 36v4l54-36z"
      />
      <People
        at={[
          [30, 66, 15],
          [124, 66, 15],
        ]}
      />
    </>
  );
}

function Office() {
  return (
    <>
      <path fill={reed} d="M4 64q14-4 18-30h116q4 26 18 30v10H4z" />
      <path fill={shade} d="M126 34h12q4 26 18 30v10h-30z" />
      <path fill={fog} d="M62 42q18-22 36 0v26H62z" />
      <path fill={glass} d="M72 48q8-9 16 0v14H72z" />
      <path fill={ink} d="M79 2h2v32h-2z" />
      <path fill={rust} d="M81 3l24 6-24 7z" />
      <Front fill={fog} top={72} columns={5} rows={1} />
      <path fill={dune} d="M4 70h152v5H4z" />
    </>
  );
}

function Tavern() {
  return (
    <>
      <path fill={sea} d="M8 82V64h12V48h14V34h14V20h14V8h36v12h14v14h14v14h14v16h12v18z" />
      <path fill={shade} d="M80 8h18v12h14v14h14v14h14v16h12v18H80z" opacity="0.5" />
      <path fill={glass} d="M70 20h20v18H70zM48 48h18v18H48zM94 48h18v18H94z" />
      <Front fill={sea} top={76} columns={5} rows={1} />
      <path
        fill={fog}
        d="M8 76h144v3H8zM62 8h36v3H62zM48 20h14v3H48zM98 20h14v3H98zM34 34h14v3H34zM112 34h14v3h-14zM20 48h14v3H20zM126 48h14v3h-14zM8 64h12v3H8zM140 64h12v3h-12z"
      />
    </>
  );
}

function Exchange() {
  return (
    <>
      <path fill={sand} d="M4 78L80 26l76 52z" />
      <path fill={shade} d="M18 74l62-42 62 42zM126 57l30 21h-30z" />
      <path fill={sand} d="M66 40V10h28v30z" />
      <path fill={rust} d="M62 12L80-6 98 12z" />
      <circle cx="80" cy="26" r="10" fill={fog} />
      <path fill={ink} d="M79 18h2v8l6 3-1 2-7-4z" />
      <circle cx="80" cy="58" r="9" fill={signal} />
      <Front fill={dune} top={76} columns={6} rows={1} />
      <path fill={fog} d="M4 76h152v6H4zM12 82h8v30h-8zM36 82h8v30h-8zM116 82h8v30h-8zM140 82h8v30h-8z" />
    </>
  );
}

function Academy() {
  return (
    <>
      <path fill={rust} d="M8 78V40q16 0 22-20h26q6 20 24 20t24-20h26q6 20 22 20v38z" />
      <path fill={shade} d="M104 20h26q6 20 22 20v38h-26V30z" />
      <path fill={fog} d="M26 16h34v6H26zM100 16h34v6h-34zM62 38h36v5H62z" />
      <path fill={glass} d="M36 34h14v22H36zM110 34h14v22h-14zM72 50h16v18H72z" />
      <path fill={ink} d="M79-4h2v44h-2zM66 8h28v2H66z" />
      <path fill={signal} d="M81-4l20 4-20 6z" />
      <Front fill={rust} top={76} columns={4} rows={1} />
      <path fill={fog} d="M6 76h148v4H6z" />
    </>
  );
}
