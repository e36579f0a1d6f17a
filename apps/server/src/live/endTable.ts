import type { TableId } from "../store/store.ts";
import type { GameServer, GameSocket } from "./sockets.ts";

/** Tells all who look at a table here that it is no more. */
export function endTable(io: GameServer, id: TableId, leave: (socket: GameSocket, code: string) => void): void {
  for (const socket of io.of("/").sockets.values()) {
    for (const [code, { table }] of [...socket.data.watching]) {
      if (table.id !== id) continue;
      leave(socket, code);
      socket.emit("gone", { table: code, code: "no-such-table" });
    }
  }
}
