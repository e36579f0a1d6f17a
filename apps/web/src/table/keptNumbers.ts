const MOST_TABLES = 20;

/** A number for each of the latest tables, stored on this device: how much was seen or read there. */
export function storedNumbers(key: string) {
  function read(): Readonly<Record<string, number>> {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
      if (typeof kept !== "object" || kept === null) return {};
      return Object.fromEntries(Object.entries(kept).filter(([, number]) => typeof number === "number"));
    } catch {
      return {};
    }
  }
  return {
    of: (code: string): number | undefined => read()[code],
    keep(code: string, number: number): void {
      const { [code]: _, ...others } = read();
      const latest = [...Object.entries(others), [code, number] as const].slice(-MOST_TABLES);
      try {
        localStorage.setItem(key, JSON.stringify(Object.fromEntries(latest)));
      } catch {
        // Without it, only a mark is missing after a reload.
      }
    },
  };
}

/** The length of the history at the user's last decision. */
export const lastDecisions = storedNumbers("harbor:since");
/** How much of the history has been shown. */
export const lastTold = storedNumbers("harbor:told");
