import type { Store } from "../store/store.ts";
import type { TableHost } from "./tableHost.ts";

/** Clocks run whether anybody looks or not. */
export async function wakeClockedTables(
  store: Store,
  host: TableHost,
  onTrouble: (error: unknown) => void,
): Promise<void> {
  for (const { id } of await store.clockedTables()) await host.byId(id).catch(onTrouble);
}
