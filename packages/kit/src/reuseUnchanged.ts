import { define } from "./define.ts";

type Parts = Readonly<Record<string, unknown>>;

/**
 * Reuses the unchanged parts of an earlier value, so that nothing is computed, compared or drawn again for them. For
 * plain data as in JSON; anything else is returned as it is.
 */
export function reuseUnchanged<Value>(before: unknown, after: Value): Value;
export function reuseUnchanged(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) return reuseItems(before, after);
  return isRecord(before) && isRecord(after) ? reuseFields(before, after) : after;
}

function reuseItems(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const kept = after.map((item, index) => reuseUnchanged(before[index], item));
  return before.length === kept.length && kept.every((item, index) => Object.is(item, before[index])) ? before : kept;
}

function reuseFields(before: Parts, after: Parts): Parts {
  const kept: Record<string, unknown> = {};
  const fields = Object.keys(after);
  let isAlike = fields.length === Object.keys(before).length;
  for (const field of fields) {
    const isOld = Object.hasOwn(before, field);
    const part = isOld ? reuseUnchanged(before[field], after[field]) : after[field];
    isAlike &&= isOld && Object.is(part, before[field]);
    define(kept, field, part);
  }
  return isAlike ? before : kept;
}

function isRecord(input: unknown): input is Parts {
  return typeof input === "object" && input !== null && Object.getPrototypeOf(input) === Object.prototype;
}
