import type { Store } from "../store/store.ts";
import type { TableHost } from "./tableHost.ts";

/** Clocks run whether anybody looks or not. */
export async function wakeClockedTables(
  store: Store,
  host: TableHost,
  isOurs: (code: string) => boolean,
  onTrouble: (error: unknown) => void,
): Promise<void> {
  for (const { id, code } of await store.clockedTables()) if (isOurs(code)) await host.byId(id).catch(onTrouble);
}
