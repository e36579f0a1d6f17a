import type { IncomingMessage } from "node:http";
import { refuse } from "@harbor/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendRefusal } from "./errors.ts";

/** Whether a page of this address may talk to the server. Programs that are no browsers name no origin. */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicOrigin: string | undefined,
): boolean {
  if (origin === undefined) return true;
  if (publicOrigin !== undefined) return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Who asks: behind a proxy what it put last behind the addresses it was sent; the rest anybody may have made up. */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = headers["x-forwarded-for"];
  const last = trustProxy && typeof forwarded === "string" ? forwarded.split(",").at(-1)?.trim() : undefined;
  return last ?? socket.remoteAddress ?? "";
}

/** What limits are counted by: of an IPv6 address its first half, for everybody has the whole second one to choose from. */
export function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address.replace(/^::ffff:/, "");
  const [head = ""] = address.split("::");
  const groups = head.split(":").filter((group) => group !== "");
  return [...groups, "0", "0", "0", "0"].slice(0, 4).join(":");
}

/** Refuses what another site's page asks for: the cookie alone must not be enough to act. */
export function guardOrigin(app: FastifyInstance, publicOrigin: string | undefined): void {
  app.addHook("onRequest", async (request: FastifyRequest, reply) => {
    if (request.method === "GET" || request.method === "HEAD") return;
    if (isOwnOrigin(request.headers.origin, request.headers.host, publicOrigin)) return;
    await sendRefusal(reply, refuse("wrong-origin"));
  });
}
