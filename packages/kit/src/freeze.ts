/**
 * Freezes a value and everything in it, so that nobody can change it. A frozen object is assumed to be frozen
 * throughout, so only new objects cost anything.
 */
export function freezeDeep<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freezeDeep(part);
  return Object.freeze(value);
}
