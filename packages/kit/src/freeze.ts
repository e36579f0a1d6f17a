/**
 * Freezes a value and everything in it, so that nobody can change it. A frozen object is assumed to be frozen
 * throughout, so only new objects cost anything.
 */
export function freezeDeep<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  freezeParts(value);
  return Object.freeze(value);
}

/** Freezes everything in an object, but not the object. */
export function freezeParts(value: object): void {
  if (Array.isArray(value)) for (let index = 0; index < value.length; index += 1) freezeDeep(value[index]);
  else for (const part of Object.values(value)) if (typeof part === "object") freezeDeep(part);
}
