import type { IncomingMessage, ServerResponse } from "node:http";
import { connectSchema, misfitOf } from "@harbor/protocol";
import { Banned } from "../bans.ts";
import { BARE_HEADERS } from "../http/errors.ts";
import { personOf } from "../identity.ts";
import { hashSecret } from "../random.ts";
import type { Store } from "../store/store.ts";
import type { GameServer } from "./sockets.ts";

export type EntrancePlan = {
  /** Throws for whoever is shut out. */
  readonly store: Store;
  secretOf(request: IncomingMessage): string | undefined;
  /** What limits are counted by. */
  networkOf(request: IncomingMessage): string;
  onTrouble(error: unknown): void;
};

/** Lets in whoever the store knows by the cookie they came with, if their client and we understand each other. */
export function letIn(io: GameServer, { store, secretOf, networkOf, onTrouble }: EntrancePlan): void {
  io.engine.use((_request: unknown, response: ServerResponse, next: () => void) => {
    for (const [name, value] of Object.entries(BARE_HEADERS)) response.setHeader(name, value);
    next();
  });
  const entered = new WeakSet<object>();
  io.use((socket, next) => {
    // To let somebody in costs a look into the store, and memory until the connection ends; once is enough.
    if (entered.has(socket.conn)) return next(new Error("malformed"));
    entered.add(socket.conn);
    const told = connectSchema.safeParse(socket.handshake.auth);
    const misfit = told.success ? misfitOf(told.data.protocol) : "malformed";
    if (misfit !== undefined) return next(new Error(misfit));
    const secret = secretOf(socket.request);
    personOf(store, secret).then(
      (person) => {
        if (person === undefined || secret === undefined) return next(new Error("no-identity"));
        socket.data = {
          person,
          secretHash: hashSecret(secret),
          address: networkOf(socket.request),
          watching: new Map(),
        };
        next();
      },
      (error: unknown) => {
        if (error instanceof Banned) return next(new Error("banned"));
        onTrouble(error);
        // A connection that breaks is tried again by the client itself; one that is refused is not.
        socket.conn.close();
      },
    );
  });
}
