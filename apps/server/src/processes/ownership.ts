/** A process's number among those of one server, from 0; a restarted process keeps it. */
export type Slot = number;

/**
 * Which of these processes decides a table: the one with the highest hash of code and slot (rendezvous hashing). Each
 * process computes it without asking, and when one comes or goes only its own tables move.
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

/** Each bit of the result depends on each bit of the input (the finalizer of MurmurHash3). */
function mixed(number: number): number {
  let hash = number ^ (number >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
