import { portraitsOf, type Sitting } from "@harbor/ui/picture";
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

/** The characters to play against. */
export const {
  people: PORTRAYED_PEOPLE,
  isPortrayed,
  Portrait: PersonPortrait,
} = portraitsOf(SITTINGS, () => <Beams fill={ray} />);
