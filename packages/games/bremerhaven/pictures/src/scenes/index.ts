export { HARBOR_LAYOUT, HarborScene, LandScene, SeaScene } from "./boards.tsx";
export { PaperGrain } from "./PaperGrain.tsx";
export { ResultScene } from "./ResultScene.tsx";
export { type HouseName, TownHouse, TownScene } from "./town.tsx";
