import type { Event } from "@harbor/bremerhaven";
import type { Happened } from "@harbor/face";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { BeatList } from "../reveal/BeatList.tsx";
import { beatsOf, lastReveal } from "../reveal/beats.ts";

/** What the last evening still brought everybody, for who has not seen it told or looks again. */
export function LastRound({ history }: { readonly history: readonly Happened<Event>[] }) {
  const { t } = useTranslation("board");
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
