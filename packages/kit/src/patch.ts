import { define } from "./define.ts";

/** Plain data, as in JSON. Undefined fields count as absent. */
export type Json = unknown;

/**
 * The change from one value to another, as plain JSON: `[0, value]` sets a value, `[1]` removes a field, `[2, keep,
 * ...items]` keeps that many items of an array and appends others; an object changes its fields (or an array's items)
 * one by one.
 */
export type Patch =
  | readonly [0, Json]
  | readonly [1]
  | readonly [2, number, ...Json[]]
  | { readonly [field: string]: Patch };

/** Patches between objects that have been compared, for callers that compare the same objects again. */
export type Compared = Map<Json, { readonly before: Json; readonly patch: Patch | undefined }>;

/**
 * The patch from one value to another; undefined if they are equal. A game's states share what did not change, and
 * identical objects are skipped, so the cost depends on the size of the change.
 */
export function diff(before: Json, after: Json, compared?: Compared): Patch | undefined {
  if (Object.is(before, after)) return undefined;
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return [0, after];
  const known = compared?.get(after);
  if (known !== undefined && known.before === before) return known.patch;
  const patch = diffObjects(before, after, compared);
  compared?.set(after, { before, patch });
  return patch;
}

function diffObjects(before: object, after: object, compared: Compared | undefined): Patch | undefined {
  if (Array.isArray(before) && Array.isArray(after)) return diffItems(before, after, compared);
  if (isRecord(before) && isRecord(after)) return diffFields(before, after, compared);
  return [0, after];
}

/** One patch for an object, from patches for two objects that it unites, which have no field in common. */
export function bothChanges(one: Patch | undefined, other: Patch | undefined): Patch | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (isOperation(one) || isOperation(other)) throw new TypeError("only the fields of two objects can be united");
  return { ...one, ...other };
}

export function applyPatch(before: Json, patch: Patch): Json {
  if (isOperation(patch)) {
    if (patch[0] === 0) return patch[1];
    if (patch[0] === 1) return undefined;
    const [, keep, ...items] = patch;
    return [...(Array.isArray(before) ? before.slice(0, keep) : []), ...items];
  }
  if (Array.isArray(before)) {
    const items: Json[] = [...before];
    for (const [index, change] of Object.entries(patch))
      items[Number(index)] = applyPatch(items[Number(index)], change);
    return items;
  }
  const fields: Record<string, Json> = isRecord(before) ? { ...before } : {};
  for (const [field, change] of Object.entries(patch)) {
    const value = applyPatch(fields[field], change);
    if (value === undefined) delete fields[field];
    else define(fields, field, value);
  }
  return fields;
}

/** Whether untrusted input can be applied as a patch. */
export function isPatch(input: unknown): input is Patch {
  if (Array.isArray(input)) {
    const [kind, second] = input;
    if (kind === 0) return input.length === 2;
    if (kind === 1) return input.length === 1;
    return kind === 2 && Number.isSafeInteger(second) && second >= 0;
  }
  return isRecord(input) && Object.values(input).every(isPatch);
}

function isOperation(patch: Patch): patch is Exclude<Patch, { readonly [field: string]: Patch }> {
  return Array.isArray(patch);
}

function isRecord(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function diffItems(before: readonly Json[], after: readonly Json[], compared: Compared | undefined): Patch | undefined {
  if (before.length !== after.length) {
    let keep = 0;
    const most = Math.min(before.length, after.length);
    while (keep < most && diff(before[keep], after[keep], compared) === undefined) keep += 1;
    return [2, keep, ...after.slice(keep)];
  }
  let changes: Record<string, Patch> | undefined;
  for (let index = 0; index < after.length; index += 1) {
    const change = diff(before[index], after[index], compared);
    if (change === undefined) continue;
    changes ??= {};
    changes[index] = change;
  }
  return changes;
}

function diffFields(
  before: Readonly<Record<string, Json>>,
  after: Readonly<Record<string, Json>>,
  compared: Compared | undefined,
): Patch | undefined {
  let changes: Record<string, Patch> | undefined;
  let inBoth = 0;
  // A loop with `in` would be compiled again and again by V8 once it has met numbered fields: ten times as expensive.
  for (const field of Object.keys(after)) {
    const value = after[field];
    // Fast path: most fields are unchanged.
    if (value !== undefined && before[field] === value) {
      inBoth += 1;
      continue;
    }
    const isOld = Object.hasOwn(before, field);
    if (isOld) inBoth += 1;
    const old = isOld ? before[field] : undefined;
    const change: Patch | undefined = value === undefined && old !== undefined ? [1] : diff(old, value, compared);
    if (change === undefined) continue;
    changes ??= {};
    define(changes, field, change);
  }
  const fieldsBefore = Object.keys(before);
  if (fieldsBefore.length === inBoth) return changes;
  for (const field of fieldsBefore) {
    if (Object.hasOwn(after, field) || before[field] === undefined) continue;
    changes ??= {};
    define(changes, field, [1]);
  }
  return changes;
}
