/** The place of a process among those of one server, from 0; one that is started again gets the same. */
export type Slot = number;

/**
 * Which of these processes decides a table. Each of them finds the same without asking, and when one goes or comes only
 * the tables move that were or will be its own: the highest number drawn for a pair of code and slot wins.
 */
export function ownerOf(code: string, slots: readonly Slot[]): Slot | undefined {
  const drawn = hashOf(code);
  let owner: Slot | undefined;
  let highest = -1;
  for (const slot of slots) {
    const number = mixed(drawn ^ Math.imul(slot + 1, GOLDEN));
    if (number > highest) {
      highest = number;
      owner = slot;
    }
  }
  return owner;
}

const GOLDEN = 0x9e3779b1;
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

function hashOf(text: string): number {
  let hash = FNV_START;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash;
}

/** Each bit of the result depends on each bit that was given (the last steps of MurmurHash3). */
function mixed(number: number): number {
  let hash = number ^ (number >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
