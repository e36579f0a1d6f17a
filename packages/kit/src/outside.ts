/**
 * Reads what came from outside. It may be any object there is, even one whose fields throw when they are looked at:
 * then it counts as `unreadable`.
 */
export function readOutside<Value>(read: () => Value, unreadable: Value): Value {
  try {
    return read();
  } catch {
    return unreadable;
  }
}
