import type { Post } from "../http/mail.ts";
import type { Letter } from "../mail/letters.ts";
import { openMailer } from "../mail/mailer.ts";
import { mailLinks } from "../mail/mailLinks.ts";
import type { Metrics } from "../metrics.ts";
import type { Presence } from "../presence.ts";
import type { Crew } from "../processes/crew.ts";
import type { Settings } from "../settings.ts";
import type { Store } from "../store/store.ts";
import type { Rooms } from "../tables/rooms.ts";
import { startCaller } from "./caller.ts";
import { byMail, byPush } from "./callWays.ts";
import { sendPush } from "./sendPush.ts";
import { freshVapidKeys } from "./vapid.ts";

export type CallPlayersPlan = {
  readonly settings: Pick<Settings, "callAfterMs" | "pushContact" | "pushAnywhere" | "mail">;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly presence: Presence;
  readonly crew: Crew;
  readonly metrics: Metrics;
  now(): number;
  onBackgroundError(error: unknown): undefined;
};

export type Calling = {
  /** The public key for push services. */
  readonly key: string;
  /** How to write to people; absent where the host sends no mail. */
  readonly post: Post | undefined;
  stop(): void;
};

/** Calls players by push messages and mail. All servers on one store share a key pair, made at the first start. */
export async function callPlayers(plan: CallPlayersPlan): Promise<Calling> {
  const { settings, store, rooms, presence, crew, metrics, now, onBackgroundError } = plan;
  const keys = await store.serverKeys(freshVapidKeys());
  const pushes = { keys, contact: settings.pushContact, anywhere: settings.pushAnywhere, now };
  const push = byPush({
    store,
    afterMs: settings.callAfterMs,
    send: (one, message) => sendPush(one, message, pushes),
    count: (result) => metrics.countPush({ result }),
  });
  const mail = openMail();
  const caller = startCaller({
    store,
    rooms: () => rooms.tables,
    isOurs: (code) => crew.decider(code) === undefined,
    presence,
    now,
    ways: mail === undefined ? [push] : [push, mail.way],
    onBackgroundError,
  });
  return {
    key: keys.publicKey,
    post: mail?.post,
    stop() {
      caller.stop();
      mail?.close();
    },
  };

  function openMail() {
    if (settings.mail === undefined) return undefined;
    const { origin, afterMs } = settings.mail;
    const mailer = openMailer(settings.mail);
    const links = mailLinks(keys.privateKey, origin);
    const send = async (address: string, letter: Letter) => {
      const result = await mailer.send(address, letter);
      metrics.countMail({ result });
      return result;
    };
    return { way: byMail({ store, afterMs, origin, links, send }), post: { links, send }, close: mailer.close };
  }
}
