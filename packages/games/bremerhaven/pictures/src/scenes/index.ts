export { HARBOR_LAYOUT, HarborScene, LandScene, SeaScene } from "./boards.tsx";
export { PaperGrain } from "./PaperGrain.tsx";
export { type HouseName, TownHouse, TownScene } from "./town.tsx";
