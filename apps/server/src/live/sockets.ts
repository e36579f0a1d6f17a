import type {
  ChatEvent,
  CLIENT_MESSAGES,
  Gone,
  Hello,
  PatchMessage,
  SERVER_MESSAGES,
  TableSnapshot,
} from "@harbor/protocol";
import type { Server, Socket } from "socket.io";
import type { PresenceReport } from "../presence.ts";
import type { Entry, Person, TableId } from "../store/store.ts";
import type { Audience } from "../tables/audience.ts";
import type { Room } from "../tables/room.ts";

type Answering = (...message: unknown[]) => void;
export type ClientEvents = Record<(typeof CLIENT_MESSAGES)[keyof typeof CLIENT_MESSAGES], Answering>;

type ServerMessages = { hello: Hello; snapshot: TableSnapshot; patch: PatchMessage; chat: ChatEvent; gone: Gone };
export type ServerEvents = {
  [Kind in keyof typeof SERVER_MESSAGES as (typeof SERVER_MESSAGES)[Kind]]: (message: ServerMessages[Kind]) => void;
};
/** Messages between the servers of a cluster. */
export type ClusterEvents = {
  written(table: TableId, after: number, entries: readonly Entry[]): void;
  presence(reports: readonly PresenceReport[]): void;
  renamed(person: Person): void;
  "signed-out"(secretHash: string): void;
  /** The bans have changed. */
  banned(): void;
  removed(table: TableId): void;
};

/** What the server keeps of a socket: its person, and which tables it watches as which audience. */
export type SocketData = {
  person: Person;
  /** The hash of its secret. */
  secretHash: string;
  address: string;
  watching: Map<string, Watched>;
};
export type Watched = { readonly table: Room; audience: Audience };

export type GameSocket = Socket<ClientEvents, ServerEvents, ClusterEvents, SocketData>;
export type GameServer = Server<ClientEvents, ServerEvents, ClusterEvents, SocketData>;

export function roomOf(code: string, audience: Audience): string {
  return `${code} ${audience}`;
}

/** Open connections speak and act under the new name from now on. */
export function renameSockets(io: GameServer, person: Person): void {
  for (const { data } of io.of("/").sockets.values()) if (data.person.id === person.id) data.person = person;
}

/** The sockets of this process. */
export function socketsOf(io: GameServer, isMeant: (data: SocketData) => boolean): GameSocket[] {
  return [...io.of("/").sockets.values()].filter(({ data }) => isMeant(data));
}

/** Ends the sockets of a device that was signed out, or of a banned person. */
export function closeSockets(io: GameServer, isMeant: (data: SocketData) => boolean): void {
  for (const { conn } of socketsOf(io, isMeant)) conn.close();
}
