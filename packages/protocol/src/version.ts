import { z } from "zod";
import { growing } from "./growing.ts";

/**
 * Changes when a client written for the previous version would misunderstand the server, or be misunderstood. Additions
 * that a client may ignore do not change it.
 */
export const PROTOCOL_VERSION = 1;
/** The version of clients that state none. */
const UNNAMED = 1;

/** What a client says about itself when it connects. */
export const connectSchema = growing({
  /** The protocol version it was written for; defaults to the first. */
  protocol: z.int().optional(),
});

/** Why a client and a server cannot understand each other. */
export type Misfit = "client-too-old" | "client-too-new";

/** Why a server of this version rejects a client of the given version, if it does. */
export function misfitOf(client: number | undefined): Misfit | undefined {
  const version = client ?? UNNAMED;
  if (version === PROTOCOL_VERSION) return undefined;
  return version < PROTOCOL_VERSION ? "client-too-old" : "client-too-new";
}
