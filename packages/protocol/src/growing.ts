import { z } from "zod";

/**
 * What a server sends. A newer server may add fields, which an older client keeps and does not look at; so its page goes
 * on while the server is renewed.
 */
export function growing<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> {
  return z.looseObject(shape);
}
