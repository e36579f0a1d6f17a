import {
  beam,
  brick,
  dune,
  fog,
  glow,
  ink,
  lamp,
  light,
  rust,
  sea,
  shade,
  signal,
  slate,
  steel,
  sun,
} from "../paint.ts";
import { Facade } from "../wall.tsx";

/** A great liner coming in, seen from the water under her bow; the stem stands at about x = 690 of 1440 × 900. */
export function GreatLiner() {
  return (
    <>
      <Funnel x={1010} y={250} size={1} />
      <Funnel x={1200} y={330} size={0.74} />
      <Facade
        at={[850, 150, 262, 1500, 370, 446]}
        fill={fog}
        columns={26}
        rows={2}
        pane={[0.62, 0.42]}
        field={[0.03, 0.1, 1, 0.7]}
      />
      <Facade at={[780, 182, 232, 850, 150, 262]} fill={steel} columns={5} rows={1} pane={[0.7, 0.5]} />
      <path fill={fog} d="M752 128l96-30 108 44v14l-110 30-94-42z" />
      <path fill={shade} d="M752 128l94 42 110-28v14l-110 30-94-42z" />
      <path fill={ink} d="M742 20h6v170h-6zM716 60h58v5h-58z" />
      <path fill={sea} d="M660 150q-70 60-112 84 30 330 74 512l130 24z" />
      <path fill={ink} d="M660 150l840 296v300l-780 30q-22-330-60-626z" />
      <path fill={rust} d="M714 690l786-14v70l-780 30zM714 690l-104-10 12 66 98 30z" />
      <path fill={brick} d="M714 690l786-14v70l-780 30z" />
      <path
        fill={fog}
        d="M660 150l840 296v16L662 172zM660 150q-70 60-112 84l1 14q50-26 113-76zM712 676l788-14v12L714 690zM712 676l-104-12 2 16 104 10z"
      />
      <path fill={fog} d="M657 146l8 3q44 320 60 624l-5 3q-20-310-63-630z" />
      <Facade at={[700, 318, 366, 1500, 520, 544]} fill="none" columns={30} rows={1} pane={[0.3, 0.4]} />
      <Facade at={[716, 430, 478, 1500, 572, 596]} fill="none" columns={30} rows={1} pane={[0.3, 0.4]} />
      <path fill={light} d="M664 172l46 16 104 496-100 4z" opacity="0.5" />
      <path fill={light} d="M654 168l-34 26 76 486 18 4z" opacity="0.7" />
      <path fill={slate} d="M736 256l62 18 6 46-62-18z" />
      <path fill={steel} d="M766 266l12 4 2 74 20-6-1-14 18 24-14 30q-20 18-38 4-20-12-26-34l10-18 6 14 12 4z" />
      <path fill={signal} d="M664 128l-2-66 66 14-30 16 26 22z" />
      <path fill={ink} d="M656 56h6v100h-6z" />
    </>
  );
}

function Funnel({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path fill={rust} d="M-46-236q60-26 120 0L96 20H-10z" />
      <path fill={signal} d="M-33-150q58-20 114 0l5 70q-56-20-108 0z" />
      <path fill={ink} d="M-46-236q60-26 120 0l4 40q-60-24-118 0z" />
      <path fill={shade} d="M24-248q28 0 50 12L96 20H44z" />
    </g>
  );
}

/** Foam where the stem cuts the water, drawn over the hull and the sea. */
export function BowWave() {
  return (
    <>
      <path
        fill={fog}
        d="M560 786q70-60 160-28 50-30 150-22 240 24 640 10v20q-340 12-560 4-90-6-150 20-60-16-110 4-70-20-130-8z"
      />
      <path
        fill={beam}
        d="M480 806q120-30 240-8 130-34 330-10 200 8 460-8v14q-300 22-470 12-180-14-310 10-130-16-250-10z"
      />
    </>
  );
}

/** A lighthouse on its mole, with its foot at 0, 0 and about 240 high. */
export function FarLighthouse() {
  return (
    <>
      <path fill={beam} d="M0-206l-760-130v170zM0-206l300-60v70z" />
      <path fill={fog} d="M-17-184h34L26 0h-52z" />
      <path fill={rust} d="M-19-146h38l2.5 40h-43zM-23-64h46l2 40h-50z" />
      <path fill={shade} d="M4-184h13L26 0H6z" />
      <path fill={ink} d="M-26-192h52l-6 9h-40zM-2-252h4v22h-4z" />
      <path fill={lamp} d="M-13-218h26v26h-26z" />
      <path fill={rust} d="M-17-218q17-26 34 0z" />
      <circle cy="-206" r="34" fill={glow} />
      <path fill={slate} d="M-330 6q160-10 296-10h70q60 0 84 18h-450z" />
      <path fill={dune} d="M-330 6q160-10 296-10h70l4 4q-200 0-370 8z" />
    </>
  );
}

export function RisingSun({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r * 1.35} fill="var(--ray)" />
      <circle cx={x} cy={y} r={r} fill={sun} />
    </>
  );
}
