import { memo, type ReactNode } from "react";
import { Picture, type PictureProps } from "../Picture.tsx";
import { brick, cloud, dune, reed, rust, sand, sea, sky, steel } from "../paint.ts";
import { Rays } from "../scenery.tsx";
import { Otto, Pim, Rosa } from "./greenhorns.tsx";
import { Bruno, Clara, Viktor } from "./magnates.tsx";
import { Greta, Nora, Samuel } from "./regulars.tsx";

type Sitting = { readonly Figure: () => ReactNode; readonly wall: string; readonly moon: string };

const SITTINGS = {
  pim: { Figure: Pim, wall: sky, moon: sand },
  rosa: { Figure: Rosa, wall: reed, moon: sand },
  otto: { Figure: Otto, wall: sand, moon: rust },
  greta: { Figure: Greta, wall: cloud, moon: sea },
  samuel: { Figure: Samuel, wall: dune, moon: sand },
  nora: { Figure: Nora, wall: sea, moon: sky },
  clara: { Figure: Clara, wall: steel, moon: sand },
  viktor: { Figure: Viktor, wall: brick, moon: dune },
  bruno: { Figure: Bruno, wall: sea, moon: reed },
} as const satisfies Readonly<Record<string, Sitting>>;

export type PortrayedPerson = keyof typeof SITTINGS;
export const PORTRAYED_PEOPLE = Object.keys(SITTINGS).filter(isPortrayed);

export function isPortrayed(person: string): person is PortrayedPerson {
  return Object.hasOwn(SITTINGS, person);
}

/** A character to play against, as a poster of the head, recognizable at the size of a letter. */
export const PersonPortrait = memo(function PersonPortrait({
  person,
  ...rest
}: PictureProps & { readonly person: PortrayedPerson }) {
  const { Figure, wall, moon } = SITTINGS[person];
  return (
    <Picture width={120} height={120} {...rest}>
      <path fill={wall} d="M0 0h120v120H0z" />
      <Rays from={[60, 60]} />
      <circle cx="60" cy="62" r="46" fill={moon} />
      <Figure />
    </Picture>
  );
});
