import type { TableCard } from "@harbor/protocol";
import { useEffect } from "react";
import { create } from "zustand";

type Tables = {
  readonly mine: readonly TableCard[];
  readonly open: readonly TableCard[];
  /** Whether the server has answered yet. */
  readonly reached: boolean;
};

const useTables = create<Tables>()(() => ({ mine: [], open: [], reached: false }));

/** A game without spectators is of no interest to others. */
const isOpenTo = ({ status, settings }: TableCard) => status === "open" || settings.spectators;

async function look(): Promise<void> {
  if (document.hidden) return;
  // Loaded late: the home page can show without the protocol's schemas.
  const { listTables } = await import("./http.ts");
  const [mine, open] = await Promise.all([listTables("/my-tables"), listTables("/tables")]);
  // While the connection is bad, the old list is better than none.
  if (!mine.ok || !open.ok) return;
  const own = new Set(mine.value.tables.map(({ code }) => code));
  useTables.setState({
    mine: mine.value.tables,
    open: open.value.tables.filter((table) => !own.has(table.code) && isOpenTo(table)),
    reached: true,
  });
}

/** The user's own tables and the public ones, polled; empty without a server. */
export function useMine(everyMs: number): Tables {
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), everyMs);
    const again = () => void look();
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, [everyMs]);
  return useTables();
}
