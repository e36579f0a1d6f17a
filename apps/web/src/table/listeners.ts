export type Listeners = { readonly all: Set<() => void>; subscribe(listener: () => void): () => void };

export function listeners(): Listeners {
  const all = new Set<() => void>();
  return {
    all,
    subscribe(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
  };
}

export function inform({ all }: Listeners): void {
  for (const listener of all) listener();
}
