import { createServer, type RequestListener, type Server } from "node:http";
import { behindDoor, type RequestPlan, readInSlices } from "./requestDoor.ts";

/** A client that takes longer to send a request, or just its head, would hold the connection open. */
const REQUEST_WITHIN_MS = 10_000;
const CHECK_CONNECTIONS_MS = 2000;
/** Longer than proxies keep theirs, so that none sends a request on a connection that is just being closed. */
const KEEP_ALIVE_MS = 72_000;

/** An HTTP server that bounds what one client can take. */
export function openHttp(
  { socketsAt, ...plan }: RequestPlan & { readonly socketsAt: string },
  handle: RequestListener,
): Server {
  const server = createServer(
    {
      // Node would refuse it without a body; one of our hooks refuses it with one.
      requireHostHeader: false,
      requestTimeout: REQUEST_WITHIN_MS,
      headersTimeout: REQUEST_WITHIN_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_CONNECTIONS_MS,
      // Otherwise a client that offers another protocol (curl does) would get no response.
      shouldUpgradeCallback: ({ headers, url }) =>
        /^websocket$/i.test(headers.upgrade ?? "") && url?.startsWith(socketsAt) === true,
    },
    behindDoor(plan, handle),
  );
  readInSlices(server);
  return server;
}
