import type { TableCard } from "@harbor/protocol";
import { useEffect } from "react";
import { create } from "zustand";

type Tables = {
  readonly mine: readonly TableCard[];
  readonly open: readonly TableCard[];
  /** Whether the server has answered yet. */
  readonly reached: boolean;
  /** Whether it did not answer the last time. */
  readonly lost: boolean;
};

/** The lists as they were last seen. */
export const useTables = create<Tables>()(() => ({ mine: [], open: [], reached: false, lost: false }));

/** A game without spectators is of no interest to others. */
const isOpenTo = ({ status, settings }: TableCard) => status === "open" || settings.spectators;

/** Asks for the user's own tables and the public ones, even while the page is hidden. */
export async function lookUnseen(): Promise<void> {
  // Loaded late: the home page can show without the protocol's schemas.
  const { listTables } = await import("./http.ts");
  const [mine, open] = await Promise.all([listTables("/my-tables"), listTables("/tables")]);
  // While the connection is bad, the old list is better than none.
  if (!mine.ok || !open.ok) {
    useTables.setState({ lost: !mine.ok && mine.code === "unreachable" });
    return;
  }
  const others = othersIn(open.value.tables, mine.value.tables);
  useTables.setState({ mine: mine.value.tables, ...others, reached: true, lost: false });
}

/** Asks only for the public tables, which costs the server next to nothing. */
async function lookAtPublic(): Promise<void> {
  if (document.hidden) return;
  const { listTables } = await import("./http.ts");
  const open = await listTables("/tables");
  if (open.ok) useTables.setState(({ mine }) => othersIn(open.value.tables, mine));
}

function othersIn(open: readonly TableCard[], mine: readonly TableCard[]): Pick<Tables, "open"> {
  const own = new Set(mine.map(({ code }) => code));
  return { open: open.filter((table) => !own.has(table.code) && isOpenTo(table)) };
}

async function look(): Promise<void> {
  if (!document.hidden) await lookUnseen();
}

/** Something has changed that the lists do not show yet. */
export const lookAgain = look;

type Pace = {
  readonly everyMs: number;
  /** How often the public tables are looked up in between, where they are shown. */
  readonly publicEveryMs?: number;
};

/** The user's own tables and the public ones, polled; empty without a server. */
export function useMine({ everyMs, publicEveryMs }: Pace): Tables {
  useEffect(() => {
    void look();
    const timers = [
      setInterval(() => void look(), everyMs),
      ...(publicEveryMs === undefined ? [] : [setInterval(() => void lookAtPublic(), publicEveryMs)]),
    ];
    const again = () => void look();
    document.addEventListener("visibilitychange", again);
    return () => {
      for (const timer of timers) clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, [everyMs, publicEveryMs]);
  return useTables();
}
