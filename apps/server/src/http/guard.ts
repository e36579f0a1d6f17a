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
  const bare = withoutPort(address.toLowerCase());
  if (!bare.includes(":") || bare.includes(".")) return bare.replace(/^::ffff:/, "");
  const [head = ""] = bare.split("::");
  const groups = head.split(":").filter((group) => group !== "");
  return [...groups.map((group) => group.replace(/^0+(?=.)/, "")), "0", "0", "0", "0"].slice(0, 4).join(":");
}

/** Some proxies name the port, too, which is another for each connection: 192.0.2.1:5678, [2001:db8::9]:5678. */
function withoutPort(address: string): string {
  const [, inBrackets] = /^"?\[([^\]]*)\](?::\d+)?"?$/.exec(address) ?? [];
  return inBrackets ?? address.replace(/^((?:::ffff:)?\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}

/** Refuses what another site's page asks for: the cookie alone must not be enough to act. */
export function guardOrigin(app: FastifyInstance, publicOrigin: string | undefined): void {
  app.addHook("onRequest", async (request: FastifyRequest, reply) => {
    if (request.method === "GET" || request.method === "HEAD") return;
    if (isOwnOrigin(request.headers.origin, request.headers.host, publicOrigin)) return;
    await sendRefusal(reply, refuse("wrong-origin"));
  });
}
