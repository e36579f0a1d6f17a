import type { Daily } from "@harbor/protocol";
import { useEffect, useState } from "react";
import { dailyResults } from "../api/http.ts";
import { handInDaily } from "../api/replays.ts";
import { finishedFile } from "../replay/finishedGames.ts";
import { type OwnDay, settleDay, unsettledDays } from "./ownDays.ts";

/** Answers after which the same recording may still be accepted. */
const LATER: readonly string[] = ["unreachable", "too-many", "busy", "stopping", "failed", "banned"];

export type DailyState = { readonly daily: Daily | undefined; readonly isUnreached: boolean };

/** Hands in what has not been answered yet; then the results of all players. */
export function useDaily(game: string): DailyState {
  const [state, setState] = useState<DailyState>({ daily: undefined, isUnreached: false });
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      await handInAll(game);
      const reply = await dailyResults(game);
      if (wanted) setState({ daily: reply.ok ? reply.value : undefined, isUnreached: !reply.ok });
    };
    void look();
    const again = () => void look();
    addEventListener("online", again);
    return () => {
      wanted = false;
      removeEventListener("online", again);
    };
  }, [game]);
  return state;
}

async function handInAll(game: string): Promise<void> {
  for (const own of unsettledDays(game)) {
    const file = finishedFile(own.id);
    if (file === undefined) continue;
    const reply = await handInDaily(game, own.day, file);
    if (reply.ok) settleDay(own, reply.value.counted ? {} : elsewhere(own, reply.value.score));
    else if (!LATER.includes(reply.code)) settleDay(own, { refused: reply.code });
  }
}

/** It may have counted already, and only the answer was lost. */
function elsewhere({ score }: OwnDay, counts: number): Partial<OwnDay> {
  return counts === score ? {} : { score: counts, id: "" };
}
