/** Why a store cannot be opened: one line for the operator, without a password or a stack. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
}

/** An error's message on one line. A connection tried at several addresses hides its messages in its parts. */
export function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [];
  const inner: unknown = first ?? error;
  const text = inner instanceof Error ? inner.message : String(inner);
  return text.replaceAll(/\s+/g, " ").trim();
}
