import type { IncomingMessage, ServerResponse } from "node:http";
import { connectSchema, misfitOf } from "@harbor/protocol";
import { Banned } from "../bans.ts";
import { BARE_HEADERS } from "../http/errors.ts";
import { personOf } from "../identity.ts";
import { hashSecret } from "../random.ts";
import type { Store } from "../store/store.ts";
import type { GameServer } from "./sockets.ts";

export type AdmissionPlan = {
  /** Throws for banned people. */
  readonly store: Store;
  secretOf(request: IncomingMessage): string | undefined;
  /** The key for limits. */
  networkOf(request: IncomingMessage): string;
  onBackgroundError(error: unknown): void;
};

/** Admits sockets of known people whose client speaks our protocol version. */
export function admitSockets(io: GameServer, { store, secretOf, networkOf, onBackgroundError }: AdmissionPlan): void {
  io.engine.use((_request: unknown, response: ServerResponse, next: () => void) => {
    for (const [name, value] of Object.entries(BARE_HEADERS)) response.setHeader(name, value);
    next();
  });
  const seen = new WeakSet<object>();
  io.use((socket, next) => {
    // Admission costs a query, and memory until the connection ends, so each connection gets one.
    if (seen.has(socket.conn)) return next(new Error("malformed"));
    seen.add(socket.conn);
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
        onBackgroundError(error);
        // The client reconnects when a connection breaks, but not when its admission is refused.
        socket.conn.close();
      },
    );
  });
}
