/** Reads stored data that may be anything. */
export function fieldOf(input: unknown, field: string): unknown {
  return typeof input === "object" && input !== null ? Reflect.get(input, field) : undefined;
}

export function textIn(input: unknown, field: string): string | undefined {
  const value = fieldOf(input, field);
  return typeof value === "string" ? value : undefined;
}

export function numberIn(input: unknown, field: string): number | undefined {
  const value = fieldOf(input, field);
  return typeof value === "number" ? value : undefined;
}
