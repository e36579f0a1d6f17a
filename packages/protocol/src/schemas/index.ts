import { bundleSchemas, refTo, type SchemaBundle } from "@harbor/kit";
import { z } from "zod";
import { uncheckedPatchSchema } from "../messages.ts";
import { nameOf, names } from "./names.ts";
import { patchSchema } from "./patch.ts";
import { REQUESTS } from "./requests.ts";
import { RECEIVED, SENT } from "./socket.ts";

export { nameOf, RECEIVED, REQUESTS, SENT };

/** Every message in either direction, as it is sent. The games describe their own parts in schemas of their own. */
export function messageSchemas(): SchemaBundle {
  const { schemas } = z.toJSONSchema(names, {
    uri: refTo,
    io: "input",
    override({ zodSchema, jsonSchema }) {
      if (zodSchema === uncheckedPatchSchema) jsonSchema.$ref = refTo(nameOf(patchSchema));
    },
  });
  return bundleSchemas(schemas);
}
