import { portraitsOf, type Sitting } from "@harbor/ui/picture";
import { brick, cloud, dune, reed, rust, sand, sea, sky, steel } from "../paint.ts";
import { Rays } from "../scenery.tsx";
import { Otto, Pim, Rosa } from "./greenhorns.tsx";
import { Bruno, Clara, Viktor } from "./magnates.tsx";
import { Greta, Nora, Samuel } from "./regulars.tsx";

const SITTINGS = {
  pim: { Figure: Pim, wall: sky, disc: sand },
  rosa: { Figure: Rosa, wall: reed, disc: sand },
  otto: { Figure: Otto, wall: sand, disc: rust },
  greta: { Figure: Greta, wall: cloud, disc: sea },
  samuel: { Figure: Samuel, wall: dune, disc: sand },
  nora: { Figure: Nora, wall: sea, disc: sky },
  clara: { Figure: Clara, wall: steel, disc: sand },
  viktor: { Figure: Viktor, wall: brick, disc: dune },
  bruno: { Figure: Bruno, wall: sea, disc: reed },
} as const satisfies Readonly<Record<string, Sitting>>;

export type PortrayedPerson = keyof typeof SITTINGS;

/** The characters to play against. */
export const {
  people: PORTRAYED_PEOPLE,
  isPortrayed,
  Portrait: PersonPortrait,
} = portraitsOf(SITTINGS, () => <Rays from={[60, 60]} />);
