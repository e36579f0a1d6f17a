import type { Good } from "../vocabulary.ts";
import type { Island } from "./schema.ts";

type Marks = Pick<Island, "start" | "nest">;

/** An island of a shipped set, in a line. */
export function island(
  id: string,
  takes: Good | "any",
  prices: Island["prices"],
  voyage: number,
  marks: Marks = {},
): Island {
  return { id, takes, prices, voyage, ...marks };
}
