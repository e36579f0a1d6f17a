import { createServer, type RequestListener, type Server } from "node:http";
import { behindDoor, type RequestPlan, readInSlices } from "./requestDoor.ts";

/** Who takes longer to send a request, or only its head, holds the connection up. */
const REQUEST_WITHIN_MS = 10_000;
const CHECK_CONNECTIONS_MS = 2000;
/** Longer than proxies keep theirs, so that none of them sends a request on one that is just being closed. */
const KEEP_ALIVE_MS = 72_000;

/** A server for HTTP that gives nobody more than their share of it. */
export function openHttp(
  { socketsAt, ...plan }: RequestPlan & { readonly socketsAt: string },
  handle: RequestListener,
): Server {
  const server = createServer(
    {
      // Node refuses it without a word; one of our hooks does with one.
      requireHostHeader: false,
      requestTimeout: REQUEST_WITHIN_MS,
      headersTimeout: REQUEST_WITHIN_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_CONNECTIONS_MS,
      // Else whoever offers another protocol (curl does) would get no answer at all.
      shouldUpgradeCallback: ({ headers, url }) =>
        /^websocket$/i.test(headers.upgrade ?? "") && url?.startsWith(socketsAt) === true,
    },
    behindDoor(plan, handle),
  );
  readInSlices(server);
  return server;
}
