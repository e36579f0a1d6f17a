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
  let isAlike = before.length === after.length;
  let kept: unknown[] | undefined;
  for (let index = 0; index < after.length; index += 1) {
    const part = reuseUnchanged(before[index], after[index]);
    isAlike &&= Object.is(part, before[index]);
    if (Object.is(part, after[index])) continue;
    kept ??= [...after];
    kept[index] = part;
  }
  return isAlike ? before : (kept ?? after);
}

function reuseFields(before: Parts, after: Parts): Parts {
  const fields = Object.keys(after);
  let isAlike = fields.length === Object.keys(before).length;
  let kept: Record<string, unknown> | undefined;
  for (const field of fields) {
    const now = after[field];
    // Fast path: most fields are unchanged.
    if (now !== undefined && before[field] === now) continue;
    const isOld = Object.hasOwn(before, field);
    const part = isOld ? reuseUnchanged(before[field], now) : now;
    isAlike &&= isOld && Object.is(part, before[field]);
    if (Object.is(part, now)) continue;
    kept ??= { ...after };
    define(kept, field, part);
  }
  return isAlike ? before : (kept ?? after);
}

function isRecord(input: unknown): input is Parts {
  return typeof input === "object" && input !== null && Object.getPrototypeOf(input) === Object.prototype;
}
