/** Sets a field, treating `__proto__` as an ordinary field name. */
export function define<Value>(fields: Record<string, Value>, field: string, value: Value): void {
  if (field === "__proto__")
    Object.defineProperty(fields, field, { value, enumerable: true, writable: true, configurable: true });
  else fields[field] = value;
}
