import { refuse, refuseShape } from "@harbor/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { COOKIE, type IdentityDeps, personOf } from "../identity.ts";
import type { Person } from "../store/store.ts";
import { sendRefusal } from "./errors.ts";

/** The parsed request, or undefined once it has been refused. */
export function read<Schema extends z.ZodType>(
  reply: FastifyReply,
  schema: Schema,
  body: unknown,
): z.infer<Schema> | undefined {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  sendRefusal(reply, refuseShape(parsed.error, "body"));
  return undefined;
}

/** The requesting person, or undefined once the request has been refused. */
export async function readPerson(
  { store }: IdentityDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<(Person & { readonly secret: string }) | undefined> {
  const secret = request.cookies[COOKIE];
  const person = await personOf(store, secret);
  if (person !== undefined && secret !== undefined) return { ...person, secret };
  sendRefusal(reply, refuse("no-identity"));
  return undefined;
}
