/** Reads untrusted input. It may be any object, even one whose getters throw: then the result is `unreadable`. */
export function readOutside<Value>(read: () => Value, unreadable: Value): Value {
  try {
    return read();
  } catch {
    return unreadable;
  }
}
