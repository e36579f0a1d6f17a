import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTableStore } from "../table/tableStore.ts";

const SECOND = 1000;
const MINUTE = 60;

/** The time left for the decision that is waited for: one's own if there is one, else the next to run out. */
export function Deadline() {
  const { t } = useTranslation();
  const lobby = useTableStore((store) => store.snapshot?.lobby);
  const ahead = useTableStore((store) => store.snapshot?.clockAhead) ?? 0;
  const [now, setNow] = useState(Date.now);
  const own = lobby?.you.seat;
  const deadlines = lobby?.deadlines ?? {};
  const until = (own === undefined ? undefined : deadlines[own]) ?? Math.min(...Object.values(deadlines));
  const running = Number.isFinite(until);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [running]);
  if (!running) return undefined;
  const left = Math.max(0, Math.round((until - ahead - now) / SECOND));
  return (
    <span className="tool-time" role="timer" aria-label={t("clock")}>
      {Math.floor(left / MINUTE)}:{String(left % MINUTE).padStart(2, "0")}
    </span>
  );
}
