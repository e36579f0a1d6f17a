import type { Attack } from "./attack.ts";
import { floods } from "./floods.ts";
import { idlers } from "./idlers.ts";
import { players } from "./players.ts";
import { probers } from "./probers.ts";
import { visitors } from "./visitors.ts";

/** Every attack that strangers have tried, or could. */
export const ATTACKS: readonly Attack[] = [...floods, ...idlers, ...visitors, ...players, ...probers];
