import type { FastifyReply, FastifyRequest } from "fastify";
import { deviceNamed } from "../deviceName.ts";
import { COOKIE, giveSecret, type IdentityDeps, keepFormer } from "../identity.ts";
import { freshSecret, hashSecret } from "../random.ts";
import type { Person } from "../store/store.ts";

/** Makes this device another person's, with a secret of its own. Who it was before is kept for a while. */
export async function become(
  plan: IdentityDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { person, present }: { readonly person: Person; readonly present: Person | undefined },
): Promise<void> {
  // A device that already is this person keeps its secret.
  if (present?.id === person.id) return;
  const secret = freshSecret();
  const device = deviceNamed(request.headers["user-agent"]);
  await plan.store.addSecret(person.id, hashSecret(secret), plan.now(), device);
  giveSecret(plan, request, reply, secret);
  const before = request.cookies[COOKIE];
  if (present !== undefined && before !== undefined) keepFormer(plan, request, reply, before);
}
