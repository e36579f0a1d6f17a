import type { SetLists } from "@harbor/meuterer";

/**
 * The islands of all lessons. They stay as they are when numbers on the game's own islands change, so what a teacher
 * says of them stays true.
 */
export const LESSON_ISLANDS: SetLists = {
  set: "Fanal, for the lessons",
  islands: [
    { id: "lantern-head", takes: "any", prices: [4, 3, 2], voyage: 4, start: true },
    { id: "spindle-holm", takes: "cloth", prices: [4, 2, 1], voyage: 3 },
    { id: "brine-pans", takes: "salt", prices: [5, 3, 1], voyage: 3 },
    { id: "threshers-isle", takes: "grain", prices: [5, 3, 2], voyage: 4 },
    { id: "ember-stack", takes: "ruby", prices: [6, 3, 2], voyage: 5 },
    { id: "stave-cove", takes: "wine", prices: [3, 2, 1], voyage: 2 },
    { id: "weavers-sound", takes: "cloth", prices: [5, 3, 2], voyage: 4 },
    { id: "wreckers-hole", takes: "any", prices: [3, 2, 2], voyage: 5, nest: true },
    { id: "quern-island", takes: "grain", prices: [3, 2, 1], voyage: 2 },
    { id: "vintners-roads", takes: "wine", prices: [5, 3, 2], voyage: 4 },
    { id: "gull-pans", takes: "salt", prices: [3, 2, 1], voyage: 3 },
    { id: "garnet-skerry", takes: "ruby", prices: [3, 2, 1], voyage: 2 },
  ],
  cargo: { ruby: 4, salt: 5, wine: 6, cloth: 7, grain: 8, saber: 6, pirate: 1 },
  wages: [0, 1, 2, 3],
  shares: { mate: 1, "cabin-boy": 2 },
  loader: 3,
  rounds: { 3: 9, 4: 8 },
};
