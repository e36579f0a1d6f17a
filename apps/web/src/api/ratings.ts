import { acceptedSchema, type Ratings, ratingsSchema } from "@harbor/protocol";
import { ask, type Reply } from "./http.ts";

export const ownRatings = (): Promise<Reply<{ ratings: Ratings }>> => ask("/ratings", ratingsSchema);

/** Switches being rated on or off, for one game. */
export const wantRating = (game: string, wanted: boolean): Promise<Reply<{ ok: true }>> =>
  ask("/ratings", acceptedSchema, { game, wanted });
