import { repeat } from "../repeat.ts";
import type { Store, StoreSize } from "./store.ts";

/** Hears of every operation of a store. */
export type StoreMeter = {
  asked(): void;
  answered(operation: string, seconds: number, isWell: boolean): void;
};

const UNMEASURED: ReadonlySet<PropertyKey> = new Set(["isOpen", "close", "file"]);

/** The same store, with every operation timed. */
export function measured(store: Store, meter: StoreMeter): Store {
  // Cached for each function: the store is called thousands of times a second.
  const kept = new Map<unknown, unknown>();
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function" || typeof name !== "string" || UNMEASURED.has(name)) return value;
      const known = kept.get(value);
      if (known !== undefined) return known;
      const made = measuring(name, (args) => Reflect.apply(value, target, args), meter);
      kept.set(value, made);
      return made;
    },
  });
}

function measuring(operation: string, ask: (args: unknown[]) => unknown, meter: StoreMeter) {
  return (...args: unknown[]): unknown => {
    const began = performance.now();
    const tell = (isWell: boolean) => meter.answered(operation, (performance.now() - began) / 1000, isWell);
    meter.asked();
    const asked = ask(args);
    if (asked instanceof Promise)
      asked.then(
        () => tell(true),
        () => tell(false),
      );
    else tell(true);
    return asked;
  };
}

/** Measuring a large database is work for it, so it happens rarely. */
const WEIGH_EVERY_MS = 60_000;

/** Reports the store's size, once at the start and then regularly. */
export function keepWeighing(
  store: Pick<Store, "size">,
  meter: { tellSize(size: StoreSize): void },
  onBackgroundError: (error: unknown) => void,
): { stop(): void } {
  const weigh = async () => meter.tellSize(await store.size());
  void weigh().catch(onBackgroundError);
  return repeat(WEIGH_EVERY_MS, weigh, onBackgroundError);
}
