export { type Action, HOURS, type Hour, LONGEST_POSY, REASONS, type Reason } from "./actions.ts";
export type { Event } from "./events.ts";
export { type Flowers, readFlowers, WAYSIDE } from "./flowers.ts";
export { type Posy, posy } from "./game.ts";
export type { Options } from "./options.ts";
export { goodPosies, worthOfPosy } from "./posy.ts";
export { type Gardener, type State, without } from "./state.ts";
export type { View } from "./view.ts";
