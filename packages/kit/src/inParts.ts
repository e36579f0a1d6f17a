/** A computation that can be interrupted after each part. */
export type InParts<Result> = Generator<undefined, Result, undefined>;

export function allAtOnce<Result>(parts: InParts<Result>): Result {
  let part = parts.next();
  while (part.done !== true) part = parts.next();
  return part.value;
}
