import { z } from "zod";
import * as protocol from "../index.ts";
import { patchSchema } from "./patch.ts";
import { replayText } from "./requests.ts";

const SUFFIX = /Schema$/;

/** The public name of each schema: `tableViewSchema` is TableView in the bundle. */
export const names = z.registry<{ readonly id: string }>();
for (const [name, schema] of Object.entries(protocol)) {
  if (!SUFFIX.test(name) || !(schema instanceof z.ZodType) || schema === protocol.uncheckedPatchSchema) continue;
  names.add(schema, { id: `${name.charAt(0).toUpperCase()}${name.slice(1).replace(SUFFIX, "")}` });
}
names.add(patchSchema, { id: "Patch" });
names.add(replayText, { id: "ReplayFile" });

/** Every message needs a name. */
export function nameOf(schema: z.ZodType): string {
  const id = names.get(schema)?.id;
  if (id === undefined) throw new Error("a message has no name among the schemas");
  return id;
}
