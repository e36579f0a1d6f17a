import type { PersonId } from "../store/store.ts";
import { removeBanned } from "../tables/removeBanned.ts";
import type { Rooms } from "../tables/rooms.ts";
import { closeSockets, type GameServer } from "./sockets.ts";

/** Ends a banned person's connections here, and removes them from the tables in memory. */
export function disconnectBanned(
  { io, rooms }: { readonly io: GameServer; readonly rooms: Rooms },
  person: PersonId,
  onBackgroundError: (error: unknown) => void,
): void {
  closeSockets(io, (data) => data.person.id === person);
  for (const table of rooms.tables) {
    if (removeBanned(table.state, person).length > 0)
      table.note((state) => removeBanned(state, person)).catch(onBackgroundError);
  }
}
