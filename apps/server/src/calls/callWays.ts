import { createHash } from "node:crypto";
import { callingLetter, type Letter } from "../mail/letters.ts";
import type { MailResult } from "../mail/mailer.ts";
import type { MailLinks } from "../mail/mailLinks.ts";
import type { Store, StoredPush } from "../store/store.ts";
import type { CallWay } from "./caller.ts";
import type { Pushed, PushMessage, PushResult } from "./sendPush.ts";

const DAY_S = 86_400;
const TOPIC_LETTERS = 32;

type PushWay = {
  readonly store: Pick<Store, "pushesOf" | "dropPush">;
  readonly afterMs: number;
  send(push: StoredPush, message: PushMessage): Promise<Pushed>;
  count(result: PushResult): void;
};

/** Push messages to all browsers of a person. */
export function byPush({ store, afterMs, send, count }: PushWay): CallWay {
  return {
    by: "push",
    afterMs,
    async deliveries({ table, person, code, why, left }) {
      const pushes = await store.pushesOf(person);
      return pushes.map((push) => async () => {
        const { result, againMs } = await send(push, {
          text: JSON.stringify({ why, code, language: push.language }),
          topic: createHash("sha256").update(table).digest("base64url").slice(0, TOPIC_LETTERS),
          lasts: left === undefined ? DAY_S : left / 1000,
        });
        count(result);
        if (result === "gone") await store.dropPush(push.hash);
        return result === "busy" ? { again: againMs === undefined ? {} : { ms: againMs } } : {};
      });
    },
  };
}

type MailWay = {
  readonly store: Pick<Store, "mailOf">;
  readonly afterMs: number;
  readonly origin: string;
  readonly links: MailLinks;
  send(address: string, letter: Letter): Promise<MailResult>;
};

/** A mail to a person's address, if they have confirmed it. */
export function byMail({ store, afterMs, origin, links, send }: MailWay): CallWay {
  return {
    by: "mail",
    afterMs,
    deliveries: async ({ person, code, why }) => [
      async () => {
        // Read at the last moment: it may have been withdrawn meanwhile.
        const mail = await store.mailOf(person);
        if (mail?.isConfirmed !== true) return {};
        const where = { why, code, table: `${origin}/t/${code}`, stop: links.linkTo(mail.id, "stop") };
        const result = await send(mail.address, callingLetter(mail.language, where));
        return result === "busy" ? { again: {} } : {};
      },
    ],
  };
}
