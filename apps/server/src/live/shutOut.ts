import type { PersonId } from "../store/store.ts";
import { putOut } from "../tables/putOut.ts";
import type { TableHost } from "../tables/tableHost.ts";
import { closeSockets, type GameServer } from "./sockets.ts";

/** Cuts whatever somebody has here, and lets their tables in memory go on without them. */
export function shutOut(
  { io, host }: { readonly io: GameServer; readonly host: TableHost },
  person: PersonId,
  onTrouble: (error: unknown) => void,
): void {
  closeSockets(io, (data) => data.person.id === person);
  for (const table of host.tables) {
    if (putOut(table.state, person).length > 0) table.note((state) => putOut(state, person)).catch(onTrouble);
  }
}
