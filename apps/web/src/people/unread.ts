import type { ChatMessage } from "@harbor/protocol";
import { create } from "zustand";
import { storedNumbers } from "../table/keptNumbers.ts";
import { useTableStore } from "../table/tableStore.ts";

const kept = storedNumbers("harbor:read");

type Reading = {
  /** The time of the latest message read, by table. */
  readonly until: Readonly<Record<string, number>>;
  read(code: string, at: number): void;
};

const useReading = create<Reading>()((set, get) => ({
  until: {},
  read(code, at) {
    if ((get().until[code] ?? kept.of(code) ?? 0) >= at) return;
    kept.keep(code, at);
    set(({ until }) => ({ until: { ...until, [code]: at } }));
  },
}));

/** The messages by others since the last one read. */
export function unreadIn(chat: readonly ChatMessage[], until: number, own: string | undefined): number {
  return chat.filter(({ at, author }) => at > until && author !== own).length;
}

export function useUnread(): number {
  const lobby = useTableStore((store) => store.snapshot?.lobby);
  const chat = useTableStore((store) => store.snapshot?.chat);
  const until = useReading((reading) => reading.until[lobby?.code ?? ""]);
  if (lobby === undefined || chat === undefined) return 0;
  const own = lobby.seats[lobby.you.seat ?? -1];
  return unreadIn(chat, until ?? kept.of(lobby.code) ?? 0, own?.kind === "person" ? own.author : undefined);
}

export const useRead = (): Reading["read"] => useReading((reading) => reading.read);
