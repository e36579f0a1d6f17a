import { bundleSchemas, refTo, type SchemaBundle } from "@harbor/kit";
import { z } from "zod";
import { actionSchema } from "./actions.ts";
import { eventSchema } from "./events.ts";
import { islandSchema, setSchema } from "./islands/schema.ts";
import { optionsSchema } from "./options.ts";
import { playerSchema, viewSchema } from "./view.ts";

const SHAPES = {
  Options: [optionsSchema, "How a table is to be played; what is absent is left open."],
  Action: [actionSchema, "What a seat decides."],
  Event: [eventSchema, "Something that happened, as far as its viewer may know it."],
  View: [viewSchema, "All that one viewer may know of the game."],
  Player: [playerSchema, "A seat, as the viewer sees it."],
  IslandSet: [setSchema, "The islands and counts that a game is played with."],
  Island: [islandSchema, "What an island takes, what it pays alone, to two and to three, and its voyage points."],
} as const;

/** Options are described as they are sent, everything else as received; without conversions the two are the same. */
export function meutererSchemas(): SchemaBundle {
  const names = z.registry<{ readonly id: string; readonly description: string }>();
  for (const [id, [shape, description]] of Object.entries(SHAPES)) names.add(shape, { id, description });
  return bundleSchemas(z.toJSONSchema(names, { uri: refTo, io: "input" }).schemas);
}
