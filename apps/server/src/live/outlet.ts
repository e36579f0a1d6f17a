import { SERVER_MESSAGES } from "@harbor/protocol";
import { whyUnseen } from "../tables/audience.ts";
import type { Outlet } from "../tables/audienceStream.ts";
import type { Room } from "../tables/room.ts";
import { sendOn } from "./bundling.ts";
import { eventText } from "./plainParser.ts";
import { type GameServer, type GameSocket, roomOf } from "./sockets.ts";

/** Sends to this process's sockets; every process makes its own patches from the entries. */
export function outletTo(io: GameServer, leave: (socket: GameSocket, code: string) => void): Outlet {
  const namespace = io.of("/");
  return {
    channelTo(audience, table) {
      const room = roomOf(table, audience);
      return {
        isHeard: () => namespace.adapter.rooms.has(room),
        patch(message) {
          const listeners = namespace.adapter.rooms.get(room);
          if (listeners === undefined) return;
          const text = eventText(SERVER_MESSAGES.patch, message);
          for (const id of listeners) {
            const socket = namespace.sockets.get(id);
            if (socket?.connected === true) sendOn(socket.request, text);
          }
        },
      };
    },
    chat: (audience, table, message) =>
      void io.local.to(roomOf(table, audience)).emit(SERVER_MESSAGES.chat, { table, message }),
    reseat(table, tell) {
      const { code } = table.state;
      // Sockets leave their old audience before the new state is sent, and join the new one afterwards: removed people
      // must not see more of it, and moved people must not get other people's messages.
      const moved = [...namespace.sockets.values()].filter((socket) => leavePlace(socket, table));
      tell();
      for (const socket of moved) {
        const audience = table.audienceOf(socket.data.person.id);
        const unseen = whyUnseen(table.state, audience);
        if (unseen === undefined) {
          socket.data.watching.set(code, { table, audience });
          void socket.join(roomOf(code, audience));
          socket.emit(SERVER_MESSAGES.snapshot, table.snapshotFor(audience));
        } else {
          leave(socket, code);
          socket.emit(SERVER_MESSAGES.gone, { table: code, code: unseen.code });
        }
      }
    },
  };
}

/** Whether this socket's audience has changed. */
function leavePlace(socket: GameSocket, table: Room): boolean {
  const { code } = table.state;
  const watched = socket.data.watching.get(code);
  if (watched === undefined) return false;
  const audience = table.audienceOf(socket.data.person.id);
  if (audience === watched.audience && table.admits(audience)) return false;
  void socket.leave(roomOf(code, watched.audience));
  return true;
}
