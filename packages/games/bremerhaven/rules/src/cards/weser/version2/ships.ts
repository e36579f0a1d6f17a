import type { Ship } from "../../schema.ts";
import { ALL, FROM_LONG_3, LONG_AT_2, LONG_AT_2_AND_3, LONG_AT_4, LONG_FROM_3, type UseAtSeats } from "../uses.ts";

type Values = Pick<Ship, "goods" | "lay" | "berth" | "stars">;

function ship(id: string, back: Ship["back"], use: UseAtSeats, cargo: Ship["cargo"], values: Values): Ship {
  return { id, back, use, cargo, ...values };
}

/** The ships of the second set. Never to be changed. */
export const SHIPS_2: readonly Ship[] = [
  ship("gull", 1, ALL, "barrel", { goods: 2, lay: 2, berth: 0, stars: 1 }),
  ship("plover", 1, ALL, "container", { goods: 2, lay: 1, berth: 0, stars: 1 }),
  ship("curlew", 1, ALL, "crate", { goods: 2, lay: 2, berth: 0, stars: 1 }),
  ship("wren", 1, ALL, "passenger", { goods: 2, lay: 2, berth: 0, stars: 1 }),
  ship("sandpiper", 1, ALL, "wild", { goods: 2, lay: 2, berth: 1, stars: 1 }),
  ship("dunlin", 1, LONG_AT_2, "barrel", { goods: 3, lay: 3, berth: 1, stars: 1 }),
  ship("puffin", 1, LONG_AT_2, "passenger", { goods: 3, lay: 3, berth: 1, stars: 2 }),
  ship("tern", 1, FROM_LONG_3, "container", { goods: 2, lay: 3, berth: 1, stars: 2 }),
  ship("heron", 1, LONG_FROM_3, "crate", { goods: 3, lay: 3, berth: 1, stars: 1 }),
  ship("lapwing", 1, LONG_FROM_3, "barrel", { goods: 1, lay: 3, berth: 0, stars: 2 }),
  ship("oystercatcher", 1, LONG_AT_4, "container", { goods: 3, lay: 2, berth: 1, stars: 1 }),
  ship("eider", 1, LONG_AT_4, "crate", { goods: 2, lay: 2, berth: 1, stars: 2 }),
  ship("anneke", 2, ALL, "barrel", { goods: 3, lay: 3, berth: 1, stars: 2 }),
  ship("wiebke", 2, ALL, "container", { goods: 3, lay: 3, berth: 1, stars: 2 }),
  ship("gesine", 2, ALL, "crate", { goods: 3, lay: 2, berth: 1, stars: 2 }),
  ship("hanne", 2, ALL, "passenger", { goods: 3, lay: 1, berth: 1, stars: 2 }),
  ship("geesche", 2, ALL, "passenger", { goods: 2, lay: 3, berth: 0, stars: 2 }),
  ship("talke", 2, LONG_AT_2, "crate", { goods: 4, lay: 4, berth: 2, stars: 2 }),
  ship("imke", 2, LONG_AT_2, "barrel", { goods: 2, lay: 2, berth: 0, stars: 2 }),
  ship("frauke", 2, FROM_LONG_3, "container", { goods: 4, lay: 2, berth: 1, stars: 1 }),
  ship("elske", 2, LONG_FROM_3, "passenger", { goods: 4, lay: 4, berth: 2, stars: 3 }),
  ship("antje", 2, LONG_FROM_3, "wild", { goods: 3, lay: 2, berth: 1, stars: 1 }),
  ship("meta", 2, LONG_AT_4, "barrel", { goods: 4, lay: 3, berth: 2, stars: 2 }),
  ship("silke", 2, LONG_AT_4, "container", { goods: 2, lay: 3, berth: 1, stars: 3 }),
  ship("north-star", 3, ALL, "barrel", { goods: 3, lay: 3, berth: 1, stars: 3 }),
  ship("polaris", 3, ALL, "container", { goods: 4, lay: 3, berth: 2, stars: 3 }),
  ship("orion", 3, ALL, "crate", { goods: 5, lay: 1, berth: 2, stars: 2 }),
  ship("vega", 3, ALL, "passenger", { goods: 4, lay: 4, berth: 2, stars: 3 }),
  ship("aurora", 3, ALL, "container", { goods: 3, lay: 2, berth: 1, stars: 2 }),
  ship("lyra", 3, LONG_AT_2, "wild", { goods: 3, lay: 3, berth: 2, stars: 3 }),
  ship("perseus", 3, LONG_AT_2, "crate", { goods: 2, lay: 2, berth: 1, stars: 3 }),
  ship("sirius", 3, FROM_LONG_3, "passenger", { goods: 3, lay: 3, berth: 1, stars: 3 }),
  ship("corvus", 3, LONG_FROM_3, "barrel", { goods: 4, lay: 4, berth: 2, stars: 3 }),
  ship("altair", 3, LONG_FROM_3, "container", { goods: 3, lay: 4, berth: 2, stars: 4 }),
  ship("castor", 3, LONG_AT_4, "crate", { goods: 4, lay: 4, berth: 2, stars: 3 }),
  ship("capella", 3, LONG_AT_4, "passenger", { goods: 3, lay: 5, berth: 2, stars: 4 }),
  ship("leviathan", 4, ALL, "barrel", { goods: 4, lay: 1, berth: 2, stars: 4 }),
  ship("colossus", 4, ALL, "container", { goods: 4, lay: 4, berth: 2, stars: 4 }),
  ship("roland-the-giant", 4, ALL, "crate", { goods: 5, lay: 3, berth: 2, stars: 3 }),
  ship("lady-of-the-weser", 4, ALL, "passenger", { goods: 4, lay: 4, berth: 2, stars: 4 }),
  ship("iron-duchess", 4, ALL, "crate", { goods: 4, lay: 4, berth: 2, stars: 4 }),
  ship("wanderer", 4, LONG_AT_2, "wild", { goods: 3, lay: 4, berth: 2, stars: 4 }),
  ship("north-wind", 4, LONG_AT_2_AND_3, "barrel", { goods: 5, lay: 4, berth: 3, stars: 4 }),
  ship("hercules", 4, FROM_LONG_3, "container", { goods: 5, lay: 5, berth: 3, stars: 4 }),
  ship("atlas", 4, LONG_FROM_3, "crate", { goods: 4, lay: 4, berth: 3, stars: 5 }),
  ship("empress-of-the-seas", 4, LONG_AT_4, "passenger", { goods: 5, lay: 5, berth: 3, stars: 5 }),
  ship("great-eastwind", 4, LONG_AT_4, "barrel", { goods: 4, lay: 5, berth: 3, stars: 5 }),
  ship("fortuna", 4, LONG_AT_4, "wild", { goods: 4, lay: 3, berth: 3, stars: 4 }),
];
