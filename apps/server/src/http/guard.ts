import type { IncomingMessage } from "node:http";
import { refuse } from "@harbor/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendRefusal } from "./errors.ts";

/** Whether a page of this origin may use the server. Programs other than browsers send no origin. */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicOrigin: string | undefined,
): boolean {
  if (origin === undefined) return true;
  if (publicOrigin !== undefined) return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * The client's address. Behind a proxy it is the last forwarded entry, which the proxy added; anybody can make up the
 * rest.
 */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = headers["x-forwarded-for"];
  const last = trustProxy && typeof forwarded === "string" ? forwarded.split(",").at(-1)?.trim() : undefined;
  return last ?? socket.remoteAddress ?? "";
}

/** The key for limits. For IPv6 the first half of the address, because everybody can choose the second half. */
export function networkOf(address: string): string {
  const bare = withoutPort(address.toLowerCase());
  if (!bare.includes(":") || bare.includes(".")) return bare.replace(/^::ffff:/, "");
  const [head = ""] = bare.split("::");
  const groups = head.split(":").filter((group) => group !== "");
  return [...groups.map((group) => group.replace(/^0+(?=.)/, "")), "0", "0", "0", "0"].slice(0, 4).join(":");
}

/** Some proxies add the port, which differs for each connection: 192.0.2.1:5678, [2001:db8::9]:5678. */
function withoutPort(address: string): string {
  const [, inBrackets] = /^"?\[([^\]]*)\](?::\d+)?"?$/.exec(address) ?? [];
  return inBrackets ?? address.replace(/^((?:::ffff:)?\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** For a route that looks at no cookie, but at a secret in its address. */
    readonly anyOrigin?: true;
  }
}

/** Refuses requests from other sites' pages: the cookie alone must not be enough to act. */
export function guardOrigin(app: FastifyInstance, publicOrigin: string | undefined): void {
  app.addHook("onRequest", async (request: FastifyRequest, reply) => {
    if (request.method === "GET" || request.method === "HEAD" || request.routeOptions.config.anyOrigin === true) return;
    if (isOwnOrigin(request.headers.origin, request.headers.host, publicOrigin)) return;
    await sendRefusal(reply, refuse("wrong-origin"));
  });
}
