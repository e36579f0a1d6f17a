import type { ChatEvent, Gone, Hello, PatchMessage, TableSnapshot } from "@harbor/protocol";
import type { Server, Socket } from "socket.io";
import type { PresenceReport } from "../presence.ts";
import type { Entry, Person, TableId } from "../store/store.ts";
import type { Audience } from "../tables/audience.ts";
import type { LiveTable } from "../tables/liveTable.ts";

type Answering = (...message: unknown[]) => void;
export type ClientEvents = {
  watch: Answering;
  leave: Answering;
  history: Answering;
  legal: Answering;
  do: Answering;
};
export type ServerEvents = {
  hello(versions: Hello): void;
  table(snapshot: TableSnapshot): void;
  patch(message: PatchMessage): void;
  chat(event: ChatEvent): void;
  gone(gone: Gone): void;
};
/** What the servers of one house tell each other. */
export type HouseEvents = {
  written(table: TableId, after: number, entries: readonly Entry[]): void;
  presence(reports: readonly PresenceReport[]): void;
  renamed(person: Person): void;
  "signed-out"(secretHash: string): void;
  /** Whom the operator shuts out has changed. */
  banned(): void;
  removed(table: TableId): void;
};

/** What the server remembers of a socket: whose it is, and which tables it watches as whom. */
export type SocketData = {
  person: Person;
  /** The hash of the secret it came with. */
  secretHash: string;
  address: string;
  watching: Map<string, Watched>;
};
export type Watched = { readonly table: LiveTable; audience: Audience };

export type GameSocket = Socket<ClientEvents, ServerEvents, HouseEvents, SocketData>;
export type GameServer = Server<ClientEvents, ServerEvents, HouseEvents, SocketData>;

export function roomOf(code: string, audience: Audience): string {
  return `${code} ${audience}`;
}

/** What is said and done by connections that are open already is said and done in the new name. */
export function renameSockets(io: GameServer, person: Person): void {
  for (const { data } of io.of("/").sockets.values()) if (data.person.id === person.id) data.person = person;
}

/** Of this process. */
export function socketsOf(io: GameServer, isMeant: (data: SocketData) => boolean): GameSocket[] {
  return [...io.of("/").sockets.values()].filter(({ data }) => isMeant(data));
}

/** Whoever has this secret no longer is who they were; whoever is shut out is nobody here. */
export function closeSockets(io: GameServer, isMeant: (data: SocketData) => boolean): void {
  for (const { conn } of socketsOf(io, isMeant)) conn.close();
}
