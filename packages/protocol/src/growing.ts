import { z } from "zod";

/**
 * An object sent by a server. A newer server may add fields; an older client keeps and ignores them, so its page keeps
 * working while the server is upgraded.
 */
export function growing<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> {
  return z.looseObject(shape);
}
