import type { AnyGameClient, Person } from "@harbor/ui";
import { useEffect, useRef } from "react";
import { BotPortrait } from "../bots/BotPortrait.tsx";
import { adviserOf } from "../bots/botFace.ts";
import type { Recording } from "../replay/recording.ts";
import { useReplayTexts } from "../replay/texts/useReplayTexts.ts";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { useGame } from "../useGame.ts";
import { LinePanel } from "./LinePanel.tsx";
import { MethodPanel } from "./MethodPanel.tsx";
import { MistakePanel } from "./MistakePanel.tsx";
import { TurnPanel } from "./TurnPanel.tsx";
import type { Sheet } from "./useAnalysisSheet.ts";
import "./analysis.css";

type AnalysisSheetProps = {
  readonly client: AnyGameClient;
  readonly recording: Recording;
  readonly people: readonly Person[];
  readonly sheet: Sheet;
};

/**
 * The analysis of a recorded game: its line, the turning points, the costliest decisions. Results show as they come.
 */
export function AnalysisSheet({ client, recording, people, sheet }: AnalysisSheetProps) {
  const game = useGame();
  const { Poster } = game;
  const { t } = useReplayTexts();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that opened this sheet, and had the focus, is gone.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const adviser = adviserOf(game);
  const { found } = sheet.analysed;
  const name = adviser?.name ?? "";
  const shown = found && { client, report: found.report, recording, people, show: sheet.show };
  return (
    <main className="sheet analysis">
      <Poster className="notice-poster" />
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
          <MethodPanel client={client} report={shown.report} seconds={found?.seconds ?? 0} name={name} />
        </>
      )}
    </main>
  );
}

const PERCENT = 100;

/** The progress of the analysis, and the buttons to stop and continue it. */
function Progress({ sheet, name }: Pick<AnalysisSheetProps, "sheet"> & { readonly name: string }) {
  const { adviser } = useGame();
  const { t } = useReplayTexts();
  const { is, found } = sheet.analysed;
  if (is === "done") return undefined;
  const percent = Math.floor(PERCENT * (found?.report.progress ?? 0));
  return (
    <section className="panel analysis-progress">
      {adviser !== undefined && <BotPortrait bot={adviser} className="analysis-face" />}
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
