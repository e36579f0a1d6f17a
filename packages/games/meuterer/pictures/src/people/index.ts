import { GREENHORNS } from "./greenhorns.tsx";
import { OLD_HANDS } from "./oldHands.tsx";
import { SEA_WOLVES } from "./seaWolves.tsx";

/** The characters to play against, by strength. */
export const PORTRAITS = [GREENHORNS, OLD_HANDS, SEA_WOLVES] as const;
