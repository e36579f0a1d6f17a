/** A queue with one line per key. Keys take turns, so a key with many items delays nobody else. */
export class FairQueue<Key, Item> {
  readonly #waiting = new Map<Key, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(key: Key, item: Item): void {
    const items = this.#waiting.get(key);
    if (items === undefined) this.#waiting.set(key, [item]);
    else items.push(item);
    this.#size += 1;
  }

  /** Takes the first eligible item of the next key in turn; that key then goes to the back. */
  take(mayTake: (item: Item) => boolean): Item | undefined {
    for (const [key, items] of this.#waiting) {
      const [first, ...others] = items;
      if (first === undefined || !mayTake(first)) continue;
      this.#waiting.delete(key);
      if (others.length > 0) this.#waiting.set(key, others);
      this.#size -= 1;
      return first;
    }
    return undefined;
  }

  /** Removes an item that no longer has to wait; false if it was not queued. */
  remove(key: Key, item: Item): boolean {
    const items = this.#waiting.get(key) ?? [];
    if (!items.includes(item)) return false;
    const others = items.filter((one) => one !== item);
    if (others.length > 0) this.#waiting.set(key, others);
    else this.#waiting.delete(key);
    this.#size -= 1;
    return true;
  }

  /** How many keys have such an item at the front. */
  count(isLike: (item: Item) => boolean): number {
    let count = 0;
    for (const [first] of this.#waiting.values()) if (first !== undefined && isLike(first)) count += 1;
    return count;
  }
}
