import { useEffect, useState } from "react";
import { useTableStore } from "../table/tableStore.ts";

const SECOND = 1000;

/** The time on the server's clock, updated every second while it is needed. */
export function useServerClock(running: boolean): number {
  const ahead = useTableStore((store) => store.snapshot?.clockAhead) ?? 0;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [running]);
  return now + ahead;
}
