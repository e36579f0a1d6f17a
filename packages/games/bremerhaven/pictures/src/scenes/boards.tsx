import { Picture, type PictureProps } from "@harbor/ui/picture";
import { memo } from "react";
import {
  beam,
  brick,
  cloud,
  deep,
  dune,
  fog,
  glass,
  ink,
  light,
  ray,
  reed,
  rust,
  sand,
  sea,
  shade,
  shadow,
  signal,
  slate,
  steel,
  sun,
} from "../paint.ts";
import { Gulls, Rays } from "../scenery.tsx";

/** Lies behind the ships, so all detail is on the horizon, low and far away. */
type SeaProps = PictureProps & {
  /** False if there is text on the sky. */
  readonly gulls?: boolean;
};

export const SeaScene = memo(function SeaScene({ gulls = true, ...props }: SeaProps) {
  return (
    <Picture width={1200} height={300} slice="xMidYMax" {...props}>
      <path fill="var(--sky)" d="M0 0h1200v300H0z" />
      <path fill="var(--sky-high)" d="M0 0h1200v40L0 130z" />
      <path fill="var(--haze)" d="M0 176l1200-26v60H0z" />
      <Rays from={[980, 200]} reach={1300} />
      <circle cx="980" cy="196" r="52" fill={sun} />
      <path
        fill={ray}
        d="M80 60h260a9 9 0 0 1 0 18H230a9 9 0 0 0 0 18H60a9 9 0 0 1 0-18h20a9 9 0 0 0 0-18zM520 34h180a8 8 0 0 1 0 16h-90a8 8 0 0 0 0 16H480a8 8 0 0 1 0-16h40a8 8 0 0 0 0-16zM860 84h220a8 8 0 0 1 0 16H960a8 8 0 0 0 0 16H820a8 8 0 0 1 0-16h40a8 8 0 0 0 0-16z"
      />
      <path fill={sea} d="M0 200h1200v100H0z" />
      <path fill={slate} d="M0 202v-6l60-4 90 2 40-6 70 8 60 6zM1090 202l40-6h70v6z" />
      <path fill={fog} d="M206 194l3-30h6l3 30z" />
      <path fill={rust} d="M207 184h10l.6 6h-11.2zM208 172h8l.6 6h-9.2zM208 164q4-8 8 0z" />
      <path
        fill={ink}
        d="M470 194h76l-6 8h-64zM484 186h30v8h-30zM498 176h8v10h-8zM720 195h50l-4 6h-42zM742 180h2v15h-2z"
      />
      <path fill={fog} d="M744 180l16 14h-16zM741 183l-12 11h12z" />
      <path fill={sun} d="M930 206h100l-14 4h-74zM946 216h72l-10 4h-54zM920 228h110l-16 4h-80z" />
      <path fill={deep} d="M0 246q100-14 200 0t200 0 200 0 200 0 200 0 200 0v54H0z" />
      <path
        fill={beam}
        d="M60 218h90l-12 4H76zM300 226h120l-16 4h-90zM600 216h80l-10 4h-62zM140 264h130l-16 4H160zM520 272h160l-20 4H544zM820 262h110l-16 4h-80zM1030 276h120l-14 4h-92z"
      />
      {gulls && (
        <Gulls
          at={[
            [360, 130, 30],
            [410, 150, 20],
            [780, 120, 24],
          ]}
          fill={ink}
        />
      )}
    </Picture>
  );
});

/** Flat land behind the dyke, and the road on which the lorries stand. */
export const LandScene = memo(function LandScene(props: PictureProps) {
  return (
    <Picture width={1200} height={300} slice="xMidYMax" {...props}>
      <path fill="var(--dawn)" d="M0 0h1200v300H0z" />
      <path fill="var(--dawn-high)" d="M0 0h1200v90L0 40z" />
      <Rays from={[240, 170]} reach={1300} />
      <circle cx="240" cy="164" r="44" fill={sun} />
      <path
        fill={ray}
        d="M420 50h240a9 9 0 0 1 0 18H560a9 9 0 0 0 0 18H400a9 9 0 0 1 0-18h20a9 9 0 0 0 0-18zM880 80h200a8 8 0 0 1 0 16h-90a8 8 0 0 0 0 16H850a8 8 0 0 1 0-16h30a8 8 0 0 0 0-16z"
      />
      <path fill={slate} d="M0 172h1200v30H0z" opacity="0.5" />
      <path
        fill={slate}
        d="M700 172v-10h8v-14h4v14h20v-8l10-8 10 8v-4h14v22zM60 172q6-12 16 0zM90 172q8-16 20 0z"
        opacity="0.6"
      />
      <path fill={reed} d="M0 178q300-14 600-6t600-4v80H0z" />
      <path fill={light} d="M0 178q300-14 600-6t600-4v10q-300-8-600 2T0 190z" />
      <path fill={dune} d="M380 196l240-12 60 18-250 16zM860 190l340-14v22l-300 12z" />
      <path fill={sand} d="M620 184l240-8 40 14-220 12z" />
      <path fill={shade} d="M0 214l420-14 30 10-450 22zM700 214l500-20v10l-470 22z" />
      <path fill={brick} d="M1004 190l8-62h22l10 62z" />
      <path fill={fog} d="M1008 130q15-22 30 0z" />
      <path
        fill={ink}
        d="M1021 118l46-46 4 4-46 46zM1021 118l-46 46-4-4 46-46zM1021 118l-40-46 4-4 40 46zM1021 118l46 40-3 5-46-41z"
      />
      <path fill={fog} d="M1030 106l40-38 8 8-40 40zM1012 128l-40 38-8-8 40-40zM1010 104l-34-40 7-7 36 42z" />
      <path fill={shade} d="M1022 128h12l10 62h-20z" />
      <path
        fill={reed}
        d="M330 186q-6-60 4-84 12 24 6 84zM356 186q-6-54 4-76 12 22 6 76zM382 186q-6-50 4-70 10 20 5 70z"
      />
      <path fill={shade} d="M334 102q12 24 6 84h-6zM360 110q12 22 6 76h-6zM386 116q10 20 5 70h-5z" />
      <path fill={fog} d="M500 196h20v8h-3v5h-3v-5h-8v5h-3v-5h-3zM540 200h18v7h-3v5h-2v-5h-8v5h-2v-5h-3z" />
      <path fill={ink} d="M506 196h7v5h-7zM519 194h5v6h-5zM544 200h6v4h-6z" />
      <path fill={fog} d="M760 178h46v-14h-46z" />
      <path fill={rust} d="M752 166l14-20h34l14 20z" />
      <path fill={glass} d="M766 168h6v6h-6zM778 168h6v6h-6zM792 168h6v6h-6z" />
      <path fill={steel} d="M0 240q600-14 1200-4v64H0z" />
      <path fill={cloud} d="M0 236q600-14 1200-4v8q-600-10-1200 4z" />
      <path
        fill={fog}
        d="M20 270h80v4H20zM180 269h80v4h-80zM340 268h80v4h-80zM500 267h80v4h-80zM660 267h80v4h-80zM820 268h80v4h-80zM980 269h80v4h-80zM1140 270h60v4h-60z"
      />
      <path fill={shadow} d="M0 292h1200v8H0z" />
    </Picture>
  );
});

/** Positions in HarborScene, in its units, for pages that overlay pieces. */
export const HARBOR_LAYOUT = {
  width: 1000,
  height: 754,
  /** The dock of row k ends at this x; wall k lies above it, wall k + 1 below. */
  quay: 330,
  column: (column: 1 | 2 | 3 | 4) => ({ x: 344 + (column - 1) * 162, width: 150 }),
  row: (row: 1 | 2 | 3) => ({ y: 184 + (row - 1) * 186, height: 174 }),
  loadingDock: { y: 14, height: 146 },
  wall: (wall: 1 | 2 | 3 | 4) => ({ x: 14, y: 164 + (wall - 1) * 186, width: 316, height: 20 }),
} as const;

const COLUMNS = [1, 2, 3, 4] as const;
const ROWS = [1, 2, 3] as const;

/** A harbor seen from above, as quiet as a table cloth: water and walls on the left, paved spaces on the right. */
export const HarborScene = memo(function HarborScene(props: PictureProps) {
  const { width, height, quay, column, row, loadingDock, wall } = HARBOR_LAYOUT;
  const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;
  const spaces = COLUMNS.flatMap((c) => ROWS.map((r) => box(column(c).x, row(r).y, column(c).width, row(r).height)));
  const bays = COLUMNS.map((c) => box(column(c).x, loadingDock.y, column(c).width, loadingDock.height));
  const walls = COLUMNS.map((w) => wall(w));
  return (
    <Picture width={width} height={height} slice="xMinYMin" {...props}>
      <path fill={sea} d="M0 0h1000v754H0z" />
      <path fill={deep} d="M0 0h330v754H0z" opacity="0.35" />
      <path
        fill={ray}
        d={[40, 96, 190, 244, 300, 376, 440, 486, 566, 628, 704]
          .map((y, i) => `M${20 + ((i * 83) % 190)} ${y}q20-6 40 0t40 0v3q-20 6-40 0t-40 0z`)
          .join("")}
      />
      <path fill="var(--quay)" d="M330 0h670v754H330z" />
      <path fill="var(--quay-road)" d="M330 0h670v166H330z" />
      <path fill={fog} d="M330 160h670v5H330z" opacity="0.6" />
      <path fill={light} d={bays.join("")} />
      <path fill="var(--quay-space)" d={spaces.join("")} />
      <path
        fill={shade}
        opacity="0.4"
        d={COLUMNS.flatMap((c) =>
          ROWS.map(
            (r) =>
              `M${column(c).x} ${row(r).y + 57}h150v1.5h-150zM${column(c).x} ${row(r).y + 115}h150v1.5h-150zM${column(c).x + 49} ${row(r).y}h1.5v58h-1.5zM${column(c).x + 99} ${row(r).y + 58}h1.5v58h-1.5zM${column(c).x + 49} ${row(r).y + 116}h1.5v58h-1.5z`,
          ),
        ).join("")}
      />
      <path
        fill={shadow}
        d={walls.map(({ x, y, width: w, height: h }) => `M${x + 8} ${y + h}h${w - 8}v9H${x + 18}z`).join("")}
      />
      <path
        fill={slate}
        d={walls
          .map(({ x, y, width: w, height: h }) => `M${x + 10} ${y}H${x + w}v${h}H${x + 10}a10 10 0 0 1 0-20z`)
          .join("")}
      />
      <path
        fill={steel}
        d={walls
          .map(({ x, y, width: w, height: h }) => `M${x + 10} ${y}H${x + w}v${h - 5}H${x + 10}a8 8 0 0 1 0-15z`)
          .join("")}
      />
      <path fill={slate} d={`M${quay - 4} 0h14v754h-14z`} />
      <path fill={fog} d={`M${quay - 4} 0h9v754h-9z`} opacity="0.55" />
      <path
        fill={signal}
        d={ROWS.map((r) => [20, 60, 100, 140].map((dy) => `M${quay + 5} ${row(r).y + dy}h5v16h-5z`).join("")).join("")}
      />
    </Picture>
  );
});
