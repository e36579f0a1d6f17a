import { z } from "zod";

/** A patch as `isPatch` in the kit accepts it. */
export const patchSchema: z.ZodType = z.lazy(() =>
  z.union([
    z.tuple([z.literal(0), z.unknown()]),
    z.tuple([z.literal(1)]),
    z.tuple([z.literal(2), z.int().min(0)]).rest(z.unknown()),
    z.record(z.string(), patchSchema),
  ]),
);
