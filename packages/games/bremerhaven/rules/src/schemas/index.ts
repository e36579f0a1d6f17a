import { bundleSchemas, refTo, type SchemaBundle } from "@harbor/kit";
import { z } from "zod";
import { optionsSchema } from "../options.ts";
import { actionSchema } from "./actionSchema.ts";
import { eventSchema } from "./eventSchema.ts";
import { viewSchema } from "./viewSchema.ts";
import { names } from "./words.ts";

optionsSchema.register(names, {
  id: "Options",
  description: "How a table is to be played; what is absent is left open.",
});

export { actionSchema, eventSchema, optionsSchema, viewSchema };

/**
 * Options are described as they are sent (input), everything else as received (output); without conversions the two are
 * the same.
 */
export function bremerhavenSchemas(): SchemaBundle {
  return bundleSchemas(z.toJSONSchema(names, { uri: refTo, io: "input" }).schemas);
}
