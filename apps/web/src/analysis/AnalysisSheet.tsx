import type { AnyStage, Person } from "@harbor/face";
import { useEffect, useRef } from "react";
import { FACE } from "../games.ts";
import type { Recording } from "../replay/recording.ts";
import { useReplayTexts } from "../replay/texts/useReplayTexts.ts";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { LinePanel } from "./LinePanel.tsx";
import { MethodPanel } from "./MethodPanel.tsx";
import { MistakePanel } from "./MistakePanel.tsx";
import { TurnPanel } from "./TurnPanel.tsx";
import type { Sheet } from "./useAnalysisSheet.ts";
import "./analysis.css";

type AnalysisSheetProps = {
  readonly stage: AnyStage;
  readonly recording: Recording;
  readonly people: readonly Person[];
  readonly sheet: Sheet;
};

/** What decided a recorded game: its line, where it turned, what cost most. What is found shows as it comes. */
export function AnalysisSheet({ stage, recording, people, sheet }: AnalysisSheetProps) {
  const { t } = useReplayTexts();
  const title = useRef<HTMLHeadingElement>(null);
  // What was pressed to come here is gone.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const adviser = FACE.bots.find(({ id }) => id === FACE.adviser);
  const { found } = sheet.analysed;
  const name = adviser?.name ?? "";
  const shown = found && { stage, report: found.report, recording, people, show: sheet.show };
  return (
    <main className="sheet analysis">
      <FACE.Poster className="notice-poster" />
      <header className="sheet-head panel">
        <button type="button" className="button" onClick={sheet.close}>
          {t("analysis.back")}
        </button>
        <h1 ref={title} tabIndex={-1}>
          {t("analysis.title")}
        </h1>
        <SettingsButton />
      </header>
      <Progress sheet={sheet} name={name} />
      {shown !== undefined && (
        <>
          <LinePanel {...shown} />
          <div className="analysis-columns">
            <TurnPanel {...shown} />
            <MistakePanel {...shown} name={name} />
          </div>
          <MethodPanel stage={stage} report={shown.report} seconds={found?.seconds ?? 0} name={name} />
        </>
      )}
    </main>
  );
}

const PERCENT = 100;

/** How far it is, and the ways to stop it and to go on. */
function Progress({ sheet, name }: Pick<AnalysisSheetProps, "sheet"> & { readonly name: string }) {
  const { t } = useReplayTexts();
  const { is, found } = sheet.analysed;
  if (is === "done") return undefined;
  const percent = Math.floor(PERCENT * (found?.report.progress ?? 0));
  return (
    <section className="panel analysis-progress">
      {FACE.adviser !== undefined && <FACE.BotPortrait bot={FACE.adviser} className="analysis-face" />}
      <div className="analysis-far">
        {is === "failed" ? (
          <p role="alert">{t("analysis.failed")}</p>
        ) : (
          <>
            <p>{t(is === "stopped" ? "analysis.stopped" : "analysis.working", { name, percent })}</p>
            <progress max={PERCENT} value={percent} aria-label={t("analysis.title")} />
          </>
        )}
      </div>
      {is === "working" || is === "idle" ? (
        <button type="button" className="button" onClick={sheet.stop}>
          {t("analysis.stop")}
        </button>
      ) : (
        <button type="button" className="button main" onClick={sheet.start}>
          {t(is === "failed" ? "analysis.retry" : "analysis.goOn")}
        </button>
      )}
    </section>
  );
}
