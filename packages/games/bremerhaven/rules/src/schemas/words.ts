import { z } from "zod";
import { PLACES_OF_GOODS } from "../actions.ts";
import { CARD_ID } from "../cards/schema.ts";
import { DOCKS, GOODS, INFLUENCE_VALUES, LOADING_DOCKS, MODES, SLOTS, SPACES, STEPS, WALLS } from "../vocabulary.ts";

/** The names by which schemas refer to each other. */
export const names = z.registry<{ readonly id: string; readonly description?: string }>();

/** Some schemas are described in many places but named in one. */
export const good = z.enum(GOODS).register(names, { id: "Good" });
export const mode = z.enum(MODES).register(names, { id: "Mode" });
export const slot = z
  .enum(SLOTS)
  .register(names, { id: "Slot", description: "Where influence is bid: in the order in which they are resolved." });
export const step = z
  .enum(STEPS)
  .register(names, { id: "Step", description: "The part of a round, in the order in which they come." });
export const place = z
  .enum(PLACES_OF_GOODS)
  .register(names, { id: "Place", description: "Where goods lie in a harbor: contract:1 is loading dock 1." });
export const influence = z
  .literal(INFLUENCE_VALUES)
  .register(names, { id: "Influence", description: "An influence card, by its value." });
export const space = z
  .literal(SPACES)
  .register(names, { id: "Space", description: "Counted along the rows: 1 to 4 on top, 9 to 12 at the bottom." });
export const wall = z
  .literal(WALLS)
  .register(names, { id: "Wall", description: "Wall k and wall k+1 enclose dock k." });
export const dock = z.literal(DOCKS).register(names, { id: "Dock" });
export const loadingDock = z
  .literal(LOADING_DOCKS)
  .register(names, { id: "LoadingDock", description: "Loading dock k lies above space k." });
export const card = z
  .string()
  .regex(CARD_ID)
  .register(names, { id: "Card", description: "The id of a card in the card set." });
/** The dummy of the solo game bids from seat 1. */
export const seat = z
  .int()
  .min(0)
  .max(3)
  .register(names, { id: "Seat", description: "Counted from 0. The solo game's dummy has seat 1." });
export const count = z.int().min(0);
export const hash = z.string().regex(/^[0-9a-f]{64}$/);
/** Before the start, and in the solo game, the choice of a good may be left to chance. */
export const goodOrAny = z.enum([...GOODS, "any"]);
