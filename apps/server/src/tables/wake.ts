import type { Store } from "../store/store.ts";
import type { Rooms } from "./rooms.ts";

/** Clocks run whether or not anybody is connected. */
export async function wakeClockedTables(
  store: Store,
  rooms: Rooms,
  isOurs: (code: string) => boolean,
  onBackgroundError: (error: unknown) => void,
): Promise<void> {
  for (const { id, code } of await store.clockedTables())
    if (isOurs(code)) await rooms.byId(id).catch(onBackgroundError);
}
