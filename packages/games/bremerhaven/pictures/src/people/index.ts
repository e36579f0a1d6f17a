import { GREENHORNS } from "./greenhorns.tsx";
import { MAGNATES } from "./magnates.tsx";
import { REGULARS } from "./regulars.tsx";

/** The characters to play against, by strength. */
export const PORTRAITS = [GREENHORNS, REGULARS, MAGNATES] as const;
