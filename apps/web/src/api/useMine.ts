import type { TableCard } from "@harbor/protocol";
import { useEffect } from "react";
import { create } from "zustand";

type Tables = {
  readonly mine: readonly TableCard[];
  readonly open: readonly TableCard[];
  /** Whether the server has answered at all. */
  readonly reached: boolean;
};

const useTables = create<Tables>()(() => ({ mine: [], open: [], reached: false }));

/** Others have nothing to do at a game that is for its players alone. */
const isOpenTo = ({ status, settings }: TableCard) => status === "open" || settings.spectators;

async function look(): Promise<void> {
  if (document.hidden) return;
  // The schemas of the protocol are not needed for the first sight of the page.
  const { listTables } = await import("./http.ts");
  const [mine, open] = await Promise.all([listTables("/my-tables"), listTables("/tables")]);
  // What was there before is better than nothing while the connection is bad.
  if (!mine.ok || !open.ok) return;
  const own = new Set(mine.value.tables.map(({ code }) => code));
  useTables.setState({
    mine: mine.value.tables,
    open: open.value.tables.filter((table) => !own.has(table.code) && isOpenTo(table)),
    reached: true,
  });
}

/** The tables one sits at and the public ones, looked at again and again; without a server there are none. */
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
