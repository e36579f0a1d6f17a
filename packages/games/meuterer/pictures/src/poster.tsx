import { Picture, type PictureProps } from "@harbor/ui/picture";
import {
  black,
  brick,
  dawn,
  deep,
  foam,
  gold,
  ink,
  leafDark,
  ray,
  rock,
  rockDark,
  rust,
  sail,
  sailDark,
  sea,
  sky,
  skyHigh,
  sun,
  wood,
  woodDark,
} from "./paint.ts";

const RAYS = Array.from({ length: 12 }, (_, nth) => nth);

/** Seen from abeam, with its masts at x = 0 and its waterline at about y = 780. */
function TwoMindedShip({ pennant }: { readonly pennant: string }) {
  return (
    <>
      <path fill={ink} d="M-8 70H8v640H-8zM-214 170h12v520h-12zM202 170h12v520h-12z" />
      <path
        fill={sail}
        d="M-110 130Q-50 150 0 146v200q-70 10-130-4 40-100 20-212zM-140 380q70 14 140 8v220q-90 6-164-6 50-110 24-222z"
      />
      <path
        fill={rust}
        d="M110 130Q50 150 0 146v200q70 10 130-4-40-100-20-212zM140 380q-70 14-140 8v220q90 6 164-6-50-110-24-222z"
      />
      <path
        fill={sailDark}
        d="M-290 220q70 20 150 0-30 70-8 140-80 14-160 0 40-70 18-140zM-306 392q70 14 134 4-24 90 0 184-80 10-158-4 50-90 24-184z"
      />
      <path
        fill={brick}
        d="M290 220q-70 20-150 0 30 70 8 140 80 14 160 0-40-70-18-140zM306 392q-70 14-134 4 24 90 0 184 80 10 158-4-50-90-24-184z"
      />
      <path fill={pennant} d="M8 70l110 26L8 128z" />
      <path fill={wood} d="M-330 610h110l20 34h400l20-34h110q-6 100-110 170h-440q-104-70-110-170z" />
      <path fill={woodDark} d="M-324 670q324 40 648 0-24 66-104 110h-440q-80-44-104-110z" />
      <path fill={gold} d="M-326 640h100l24 26h404l24-26h100l-3 16h-90l-24 26h-418l-24-26h-90z" />
      <path fill={black} d="M-150 700h44v34h-44zM-60 704h44v34h-44zM30 704h44v34H30zM120 700h44v34h-44z" />
    </>
  );
}

/**
 * A merchantman before the sun: half of its sails are white, half are red, as its crew is of two minds. The middle of the
 * picture is kept however it is cropped.
 */
export function Poster(props: PictureProps) {
  return (
    <Picture width={1440} height={900} slice="xMidYMid" {...props}>
      <path fill={sky} d="M0 0h1440v900H0z" />
      <path fill={skyHigh} d="M0 0h1440v200L0 420z" />
      <path fill={dawn} d="M0 540l1440-80v220H0z" />
      {RAYS.map((nth) => (
        <path key={nth} fill={ray} d="M760 560L690-640h140z" transform={`rotate(${nth * 30 + 15} 760 560)`} />
      ))}
      <circle cx="760" cy="560" r="250" fill={sun} />
      <path fill={rock} d="M0 650q40-120 110-130 40 10 70 60 60-50 120 0 40 30 60 70z" />
      <path fill={rockDark} d="M110 520q40 10 70 60 60-50 120 0 40 30 60 70H170q20-70-60-130z" />
      <path fill={leafDark} d="M1120 650q60-70 130-60 70-50 190 20v40z" />
      <path fill={sea} d="M0 650h1440v250H0z" />
      <path fill={sun} d="M620 664h280l-30 10H650zM660 688h210l-26 9H690zM600 716h300l-34 11H640z" opacity="0.8" />
      <g transform="translate(760 0)">
        <TwoMindedShip pennant={rust} />
      </g>
      <path fill={deep} d="M0 780q180-40 360-8t360 0 360 0 360-10v138H0z" />
      <path
        fill={foam}
        d="M380 790q190 26 380 6t380-6q-180 40-380 30t-380-30zM60 830h260l-30 8H100zM1020 850h300l-34 8h-230zM420 868h200l-24 7H440z"
        opacity="0.7"
      />
    </Picture>
  );
}

/** The ship of the poster under the winners' pennant; the left half stays free for words. */
export function ResultScene({ pennants }: { readonly pennants: readonly string[] }) {
  const [pennant = rust, ...others] = pennants;
  return (
    <Picture width={1200} height={630}>
      <path fill={sky} d="M0 0h1200v630H0z" />
      <path fill={skyHigh} d="M0 0h1200v130L0 290z" />
      <path fill={dawn} d="M0 390l1200-60v170H0z" />
      {RAYS.map((nth) => (
        <path key={nth} fill={ray} d="M890 420L830-640h120z" transform={`rotate(${nth * 30 + 15} 890 420)`} />
      ))}
      <circle cx="890" cy="420" r="205" fill={sun} />
      <path fill={rock} d="M560 486q30-84 84-90 30 8 54 44 30-24 70 0 20 16 30 46z" />
      <path fill={leafDark} d="M1010 486q40-50 90-44 50-34 130 12v32z" />
      <path fill={sea} d="M0 486h1200v144H0z" />
      <g transform="translate(890 8) scale(.74)">
        <TwoMindedShip pennant={pennant} />
        {others.map((other, nth) => (
          <path
            key={other}
            fill={other}
            d="M8 70l80 20L8 112z"
            transform={`translate(${nth % 2 === 0 ? 200 : -216} 96)`}
          />
        ))}
      </g>
      <path fill={deep} d="M0 572q150-30 300-6t300 0 300 0 300-8v72H0z" />
      <path
        fill={foam}
        d="M610 582q150 20 290 4t300-6v22q-150 24-300 16t-290-36zM640 612h220l-26 7H670z"
        opacity="0.7"
      />
    </Picture>
  );
}
