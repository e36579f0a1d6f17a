const INDEX = "harbor:cards";
const MOST = 6;
const keyOf = (hash: string) => `${INDEX}:${hash}`;

/** The lists of a card set that this browser has seen, for playing and watching without a server. */
export function storedCards(hash: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(hash)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores the lists of the last few sets; the oldest make room. */
export function storeCards(hash: string, lists: unknown): void {
  const hashes = [hash, ...kept().filter((other) => other !== hash)];
  try {
    for (const old of hashes.slice(MOST)) localStorage.removeItem(keyOf(old));
    localStorage.setItem(keyOf(hash), JSON.stringify(lists));
    localStorage.setItem(INDEX, JSON.stringify(hashes.slice(0, MOST)));
  } catch {
    // If the storage is full or blocked, they are just fetched again.
  }
}

function kept(): readonly string[] {
  try {
    const index: unknown = JSON.parse(localStorage.getItem(INDEX) ?? "[]");
    return Array.isArray(index) ? index.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
