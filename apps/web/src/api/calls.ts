import { type CallWish, calledSchema } from "@harbor/protocol";
import { ask, type Reply } from "./http.ts";

type Called = { readonly on: boolean; readonly key: string };

/** Whether the user is called to a table. */
export const wantsCalls = (code: string): Promise<Reply<Called>> => ask(`/tables/${code}/calls`, calledSchema);

export const callMe = (code: string, wish: CallWish): Promise<Reply<Called>> =>
  ask(`/tables/${code}/calls`, calledSchema, wish);
