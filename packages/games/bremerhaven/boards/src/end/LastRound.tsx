import type { Event } from "@harbor/bremerhaven";
import type { Happened } from "@harbor/ui";
import { useMemo } from "react";
import { BeatList } from "../reveal/BeatList.tsx";
import { beatsOf, lastReveal } from "../reveal/beats.ts";
import { useBoardTexts } from "../useBoardTexts.ts";

/** What the end of the last round brought each player, for anybody who missed the reveal. */
export function LastRound({ history }: { readonly history: readonly Happened<Event>[] }) {
  const { t } = useBoardTexts();
  const beats = useMemo(() => {
    return beatsOf(history.slice(Math.max(0, lastReveal(history)))).filter(({ kind }) => kind === "tidings");
  }, [history]);
  if (beats.length === 0) return undefined;
  return (
    <section className="end-last">
      <h2>{t("end.lastRound")}</h2>
      <BeatList beats={beats} />
    </section>
  );
}
