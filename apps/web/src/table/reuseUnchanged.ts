type Parts = Readonly<Record<string, unknown>>;

/**
 * Reuses the unchanged parts of an earlier value, so that nothing is computed or drawn again for them. For plain data
 * as in JSON; anything else is returned as it is.
 */
export function reuseUnchanged<Value>(before: unknown, after: Value): Value;
export function reuseUnchanged(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) {
    const kept = after.map((part, index) => reuseUnchanged(before[index], part));
    return isAlike(before, kept) ? before : kept;
  }
  if (!isRecord(before) || !isRecord(after)) return after;
  const parts = Object.entries(after).map(([name, part]) => [name, reuseUnchanged(before[name], part)]);
  const kept: Parts = Object.fromEntries(parts);
  return isAlike(before, kept) ? before : kept;
}

function isAlike(before: Parts | readonly unknown[], kept: Parts | readonly unknown[]): boolean {
  const parts = Object.entries(kept);
  const known = new Map(Object.entries(before));
  return (
    known.size === parts.length && parts.every(([name, part]) => known.has(name) && Object.is(known.get(name), part))
  );
}

function isRecord(input: unknown): input is Parts {
  return typeof input === "object" && input !== null && Object.getPrototypeOf(input) === Object.prototype;
}
