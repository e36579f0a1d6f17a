import { createHmac, timingSafeEqual } from "node:crypto";

/** What somebody does by a link in a mail. */
export const MAIL_LINKS = ["confirm", "stop"] as const;
export type MailLink = (typeof MAIL_LINKS)[number];

/** Makes and reads the links in mails. Nothing of them is stored: only this server's key can make one. */
export type MailLinks = {
  linkTo(mail: string, what: MailLink): string;
  isGenuine(mail: string, what: MailLink, token: string): boolean;
};

export function mailLinks(key: string, origin: string): MailLinks {
  const tokenOf = (mail: string, what: MailLink) =>
    createHmac("sha256", key).update(`mail ${what} ${mail}`).digest("hex");
  return {
    linkTo: (mail, what) => `${origin}/mail/${mail}/${what}/${tokenOf(mail, what)}`,
    isGenuine(mail, what, token) {
      const [given, expected] = [Buffer.from(token), Buffer.from(tokenOf(mail, what))];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
