import { type Called, type CallWish, calledSchema, type Mail, type MailWish, mailSchema } from "@harbor/protocol";
import { ask, type Reply } from "./http.ts";

/** Whether the user is called to a table. */
export const wantsCalls = (code: string): Promise<Reply<Called>> => ask(`/tables/${code}/calls`, calledSchema);

export const callMe = (code: string, wish: CallWish): Promise<Reply<Called>> =>
  ask(`/tables/${code}/calls`, calledSchema, wish);

export const mailMe = (code: string, on: boolean): Promise<Reply<Called>> =>
  ask(`/tables/${code}/mails`, calledSchema, { on });

/** Where the user wants mail, and whether the server sends any. */
export const knownMail = (): Promise<Reply<Mail>> => ask("/mail", mailSchema);

/** Without an address no mail is sent any more. */
export const giveMail = (wish: MailWish): Promise<Reply<Mail>> => ask("/mail", mailSchema, wish);
