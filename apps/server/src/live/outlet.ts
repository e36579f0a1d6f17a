import { whyUnseen } from "../tables/audience.ts";
import type { Outlet } from "../tables/audienceStream.ts";
import type { LiveTable } from "../tables/liveTable.ts";
import { eventText } from "./plainParser.ts";
import { type GameServer, type GameSocket, roomOf } from "./sockets.ts";

/** Sends to the sockets of this process; every process makes its own patches of what is written. */
export function outletTo(io: GameServer, leave: (socket: GameSocket, code: string) => void): Outlet {
  const house = io.of("/");
  return {
    patch(audience, message) {
      const room = roomOf(message.table, audience);
      const listeners = house.adapter.rooms.get(room);
      if (listeners === undefined) return;
      // A seat has one device as a rule: to prepare a broadcast for that one costs more than the sending.
      const [only] = listeners.size === 1 ? listeners : [];
      if (only === undefined) io.local.to(room).emit("patch", message);
      else house.sockets.get(only)?.conn.write(eventText("patch", message));
    },
    chat: (audience, table, message) => void io.local.to(roomOf(table, audience)).emit("chat", { table, message }),
    reseat(table, tell) {
      const { code } = table.state;
      // Out of the old place before anything is told of the new state, into the new one after that: who is put out
      // must not see any more of it, and who moves must not get what was meant for others.
      const moved = [...house.sockets.values()].filter((socket) => leavePlace(socket, table));
      tell();
      for (const socket of moved) {
        const audience = table.audienceOf(socket.data.person.id);
        const unseen = whyUnseen(table.state, audience);
        if (unseen === undefined) {
          socket.data.watching.set(code, { table, audience });
          void socket.join(roomOf(code, audience));
          socket.emit("table", table.snapshotFor(audience));
        } else {
          leave(socket, code);
          socket.emit("gone", { table: code, code: unseen.code });
        }
      }
    },
  };
}

/** Whether the place from which this socket saw the table is no longer its own. */
function leavePlace(socket: GameSocket, table: LiveTable): boolean {
  const { code } = table.state;
  const watched = socket.data.watching.get(code);
  if (watched === undefined) return false;
  const audience = table.audienceOf(socket.data.person.id);
  if (audience === watched.audience && table.admits(audience)) return false;
  void socket.leave(roomOf(code, watched.audience));
  return true;
}
