import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { warningAt } from "../attention/clockWarning.ts";
import { playIfWanted } from "../attention/playIfWanted.ts";
import { useTableStore } from "../table/tableStore.ts";
import { useGame } from "../useGame.ts";
import { timeLeft } from "./standing.ts";
import { useServerClock } from "./useServerClock.ts";

/** The time left for the current decision: the user's own if there is one, else the next to run out. */
export function Deadline() {
  const { Sign } = useGame();
  const { t } = useTranslation();
  const lobby = useTableStore((store) => store.snapshot?.lobby);
  const own = lobby?.you.seat;
  const running = Object.entries(lobby?.deadlines ?? {});
  const [next] = running.toSorted(([seat, a], [other, b]) => rank(seat) - rank(other) || a - b);
  const now = useServerClock(next !== undefined);
  const warning = warningAt(lobby?.settings.clock ?? 0);
  const runsOut = next !== undefined && Number(next[0]) === own && timeLeft(next[1], now).seconds <= warning;
  useEffect(() => {
    if (runsOut) playIfWanted("clock");
  }, [runsOut]);
  if (next === undefined || lobby === undefined) return undefined;
  const [number, until] = next;
  const seat = lobby.seats[Number(number)];
  const { text, seconds } = timeLeft(until, now);
  const name = seat?.kind === "person" ? seat.name : "";
  return (
    <span
      className="tool-time"
      role="timer"
      aria-live="off"
      aria-label={Number(number) === own ? t("clock") : t("clockOf", { name })}
      data-short={seconds <= warning}
    >
      {seat !== undefined && <Sign color={seat.color} />}
      {text}
    </span>
  );

  function rank(seat: string): number {
    return Number(seat) === own ? 0 : 1;
  }
}
