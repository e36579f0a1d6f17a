import type { Metrics } from "../metrics.ts";
import type { Presence } from "../presence.ts";
import type { Crew } from "../processes/crew.ts";
import type { Settings } from "../settings.ts";
import type { Store } from "../store/store.ts";
import type { Rooms } from "../tables/rooms.ts";
import { startCaller } from "./caller.ts";
import { sendPush } from "./sendPush.ts";
import { freshVapidKeys } from "./vapid.ts";

export type CallPlayersPlan = {
  readonly settings: Pick<Settings, "callAfterMs" | "pushContact" | "pushAnywhere">;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly presence: Presence;
  readonly crew: Crew;
  readonly metrics: Metrics;
  now(): number;
  onBackgroundError(error: unknown): undefined;
};

/** Calls players by push messages. All servers on one store share a key pair, made at the first start. */
export async function callPlayers(plan: CallPlayersPlan): Promise<{ readonly key: string; stop(): void }> {
  const { settings, store, rooms, presence, crew, metrics, now, onBackgroundError } = plan;
  const keys = await store.serverKeys(freshVapidKeys());
  const pushes = { keys, contact: settings.pushContact, anywhere: settings.pushAnywhere, now };
  const caller = startCaller({
    store,
    rooms: () => rooms.tables,
    isOurs: (code) => crew.decider(code) === undefined,
    presence,
    now,
    afterMs: settings.callAfterMs,
    send: (push, message) => sendPush(push, message, pushes),
    count: (result) => metrics.countPush({ result }),
    onBackgroundError,
  });
  return { key: keys.publicKey, stop: caller.stop };
}
