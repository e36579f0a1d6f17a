import { repeat } from "../repeat.ts";
import type { Store, StoreSize } from "./store.ts";

/** What is told of everything that is asked of a store. */
export type StoreMeter = {
  asked(): void;
  answered(operation: string, seconds: number, isWell: boolean): void;
};

const UNTOLD: ReadonlySet<PropertyKey> = new Set(["isOpen", "close", "file"]);

/** The same store, which tells how long everything took. */
export function measured(store: Store, meter: StoreMeter): Store {
  // Made once for each function: the store is asked thousands of times a second.
  const kept = new Map<unknown, unknown>();
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function" || typeof name !== "string" || UNTOLD.has(name)) return value;
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

/** To weigh a large database is work for it: now and then is enough. */
const WEIGH_EVERY_MS = 60_000;

/** Tells what the store takes, once at the start and then again and again. */
export function keepWeighing(
  store: Pick<Store, "size">,
  meter: { tellSize(size: StoreSize): void },
  onTrouble: (error: unknown) => void,
): { stop(): void } {
  const weigh = async () => meter.tellSize(await store.size());
  void weigh().catch(onTrouble);
  return repeat(WEIGH_EVERY_MS, weigh, onTrouble);
}
