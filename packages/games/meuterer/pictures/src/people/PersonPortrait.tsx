import { memo, type ReactNode } from "react";
import { Picture, type PictureProps } from "../Picture.tsx";
import {
  brick,
  clothDark,
  dawn,
  dune,
  foam,
  gold,
  leaf,
  ray,
  rust,
  sail,
  sand,
  sea,
  sky,
  skyHigh,
  steelDark,
  sun,
  wineDark,
} from "../paint.ts";
import { Beams } from "./Beams.tsx";
import { Lars, Mina, Piet } from "./greenhorns.tsx";
import { Fiete, Jette, Onno } from "./oldHands.tsx";
import { Alma, Raik, Wiebke } from "./seaWolves.tsx";

type Sitting = { readonly Figure: () => ReactNode; readonly wall: string; readonly disc: string };

const SITTINGS = {
  piet: { Figure: Piet, wall: sky, disc: dawn },
  mina: { Figure: Mina, wall: brick, disc: sun },
  lars: { Figure: Lars, wall: clothDark, disc: skyHigh },
  jette: { Figure: Jette, wall: sand, disc: foam },
  onno: { Figure: Onno, wall: leaf, disc: dawn },
  fiete: { Figure: Fiete, wall: steelDark, disc: foam },
  alma: { Figure: Alma, wall: rust, disc: gold },
  raik: { Figure: Raik, wall: sea, disc: sail },
  wiebke: { Figure: Wiebke, wall: wineDark, disc: dune },
} as const satisfies Readonly<Record<string, Sitting>>;

export type PortrayedPerson = keyof typeof SITTINGS;
export const PORTRAYED_PEOPLE = Object.keys(SITTINGS).filter(isPortrayed);

export function isPortrayed(person: string): person is PortrayedPerson {
  return Object.hasOwn(SITTINGS, person);
}

/** A character to play against, told from the others at the size of a letter by hat, ground and outline. */
export const PersonPortrait = memo(function PersonPortrait({
  person,
  ...rest
}: PictureProps & { readonly person: PortrayedPerson }) {
  const { Figure, wall, disc } = SITTINGS[person];
  return (
    <Picture width={120} height={120} {...rest}>
      <path fill={wall} d="M0 0h120v120H0z" />
      <Beams fill={ray} />
      <circle cx="60" cy="60" r="46" fill={disc} />
      <Figure />
    </Picture>
  );
});
