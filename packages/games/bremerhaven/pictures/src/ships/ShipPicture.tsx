import { Picture, type PictureProps } from "@harbor/ui/picture";
import { memo } from "react";
import { beam, deep, sea, shade } from "../paint.ts";
import { Boxship } from "./boxship.tsx";
import { Freighter } from "./freighter.tsx";
import { WATERLINE } from "./hull.tsx";
import { Liner } from "./liner.tsx";
import { Tanker } from "./tanker.tsx";
import { Tramp } from "./tramp.tsx";

export type ShipStars = 1 | 2 | 3 | 4 | 5;

/** What drawing a ship needs: its size and how many goods it carries. */
export type ShipBuild = { readonly stars: ShipStars; readonly goods: number };

const YARDS = { barrel: Tanker, container: Boxship, crate: Freighter, passenger: Liner, wild: Tramp };
const LENGTHS = { 1: 104, 2: 138, 3: 174, 4: 206, 5: 234 };

/** Small ships are drawn a little larger, so that a card is never mostly empty. */
const NEARNESS = { 1: 1.3, 2: 1.16, 3: 1.06, 4: 1, 5: 1 };

export type Cargo = keyof typeof YARDS;

type ShipPictureProps = PictureProps & {
  readonly cargo: Cargo;
  readonly stars: ShipStars;
  readonly goods: number;
};

export const ShipPicture = memo(function ShipPicture({ cargo, stars, goods, ...rest }: ShipPictureProps) {
  const Ship = YARDS[cargo];
  const near = NEARNESS[stars];
  const left = Math.round((240 - LENGTHS[stars] * near) / 2);
  return (
    <Picture width={240} height={110} {...rest}>
      <g transform={`translate(${left} ${Math.round(WATERLINE * (1 - near))}) scale(${near})`}>
        <Ship stars={stars} goods={goods} />
      </g>
      <Swell bow={240 - left} stern={left} />
    </Picture>
  );
});

/** The water in front of the hull, thrown up at the bow and trailing behind. */
function Swell({ bow, stern }: { readonly bow: number; readonly stern: number }) {
  return (
    <>
      <path fill={sea} d="M0 92q10-2 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0v18H0z" />
      <path
        fill={beam}
        d={`M${bow + 2} 94q-14-5-22 0-8-2-14 1 20 3 36-1zM${stern + 6} 95q20-3 40 0-22 3-40 0zM${stern - 14} 96q8-3 16 0-8 2-16 0z`}
      />
      <path
        fill={shade}
        d={`M${stern + 8} 96q${(bow - stern) / 2} 5 ${bow - stern - 20} 0l-14 8-22 2-10 5H${stern + 40}l-8-6-18-3z`}
      />
      <path fill={deep} d="M0 101q30-4 60-1t60 0 60 0 60 0v10H0z" />
      <path fill={beam} d="M40 104h26l-4 1.2H46zM120 106h40l-6 1.2h-28zM190 103h20l-4 1h-12z" />
    </>
  );
}
