import { SERVER_MESSAGES } from "@harbor/protocol";
import type { TableId } from "../store/store.ts";
import type { GameServer, GameSocket } from "./sockets.ts";

/** Tells everybody who watches a table in this process that it is gone. */
export function endTable(io: GameServer, id: TableId, leave: (socket: GameSocket, code: string) => void): void {
  for (const socket of io.of("/").sockets.values()) {
    for (const [code, { table }] of [...socket.data.watching]) {
      if (table.id !== id) continue;
      leave(socket, code);
      socket.emit(SERVER_MESSAGES.gone, { table: code, code: "no-such-table" });
    }
  }
}
