/**
 * Freezes a value and everything in it, so that whoever is handed it cannot change it. What is frozen already is taken
 * to be frozen throughout, so freezing costs no more than what is new.
 */
export function freezeDeep<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freezeDeep(part);
  return Object.freeze(value);
}
