import type { ToldRating } from "@harbor/protocol";

/** How a rating is told: whole numbers are precise enough. */
export function toldRating({ value, deviation }: ToldRating): ToldRating {
  return { value: Math.round(value), deviation: Math.round(deviation) };
}
