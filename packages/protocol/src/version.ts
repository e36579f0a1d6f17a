import { z } from "zod";
import { growing } from "./growing.ts";

/**
 * Changes when a client that was written for the number before would no longer understand what it is told, or would be
 * misunderstood. What is only added, which a client need not know, leaves it as it is.
 */
export const PROTOCOL_VERSION = 1;
/** Clients that name no version were written for this one. */
const UNNAMED = 1;

/** What a client tells of itself when it connects. */
export const connectSchema = growing({
  /** The version of the protocol that it was written for; the first, if it does not say. */
  protocol: z.int().optional(),
});

/** Why a client and a server cannot understand each other. */
export type Misfit = "client-too-old" | "client-too-new";

/** What is wrong with a client by the version it names, for a server of this version. */
export function misfitOf(client: number | undefined): Misfit | undefined {
  const version = client ?? UNNAMED;
  if (version === PROTOCOL_VERSION) return undefined;
  return version < PROTOCOL_VERSION ? "client-too-old" : "client-too-new";
}
