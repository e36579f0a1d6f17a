import type { AnyStage, Person } from "@harbor/face";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { AnalysisButton } from "../analysis/AnalysisButton.tsx";
import { AnalysisSheet } from "../analysis/AnalysisSheet.tsx";
import { useAnalysisSheet } from "../analysis/useAnalysisSheet.ts";
import { FACE } from "../games.ts";
import { Link } from "../Link.tsx";
import { Waiting } from "../pages/Waiting.tsx";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { usePace, useSettings } from "../settings/settingsStore.ts";
import { LogPanel } from "../table/LogPanel.tsx";
import { RulesDialog, useRulesDialog } from "../table/RulesDialog.tsx";
import { openRecordedTable, type RecordedTable } from "../table/recordedTable.ts";
import { TableInfo } from "../table/TableInfo.tsx";
import { useTableStore } from "../table/tableStore.ts";
import { Afterwards } from "./Afterwards.tsx";
import { ConsultButton } from "./ConsultButton.tsx";
import { ContinueDialog } from "./ContinueDialog.tsx";
import { Controls } from "./Controls.tsx";
import type { Recording } from "./recording.ts";
import { startLocal } from "./startLocal.ts";
import { useReplayTexts } from "./texts/useReplayTexts.ts";
import { useReplayKeys } from "./useReplayKeys.ts";

type ReplayScreenProps = {
  readonly stage: AnyStage;
  readonly recording: Recording;
  readonly people: readonly Person[];
};

/** A recorded game on the boards it was played on, with controls where the decisions were. */
export function ReplayScreen({ stage, recording, people }: ReplayScreenProps) {
  const table = useMemo(
    () => openRecordedTable(stage, recording, people, { step: 0, eyes: "everybody" }),
    [stage, recording, people],
  );
  const attach = useTableStore((store) => store.attach);
  const detach = useTableStore((store) => store.detach);
  const attached = useTableStore((store) => store.table === table);
  useEffect(() => {
    attach(table);
    return detach;
  }, [table, attach, detach]);
  return attached ? <Watched stage={stage} recording={recording} people={people} table={table} /> : <Waiting />;
}

function Watched({ stage, recording, people, table }: ReplayScreenProps & { readonly table: RecordedTable }) {
  const { t } = useTranslation();
  const { t: tell } = useReplayTexts();
  const snapshot = useSyncExternalStore(table.subscribe, table.snapshot);
  const reel = useSyncExternalStore(table.subscribe, table.reel);
  const language = useSettings((settings) => settings.language);
  const pace = usePaceOfSteps(reel.step, reel.speed);
  const { rule, help, close } = useRulesDialog();
  const [continuing, setContinuing] = useState(false);
  const load = useCallback(async () => recording.text, [recording]);
  const sheet = useAnalysisSheet(stage, recording, table);
  useReplayKeys(sheet.isOpen ? undefined : table);
  const controls = (
    <Controls
      stage={stage}
      table={table}
      reel={reel}
      people={people}
      goOn={reel.step === reel.last ? undefined : () => setContinuing(true)}
    />
  );
  if (sheet.isOpen) return <AnalysisSheet stage={stage} recording={recording} people={people} sheet={sheet} />;
  return (
    <>
      <stage.Board
        view={snapshot.view}
        seat={undefined}
        recorded={{ front: reel.front, controls }}
        people={people}
        language={language}
        history={snapshot.history}
        since={snapshot.since}
        told={snapshot.told}
        scores={snapshot.scores}
        pace={pace}
        stepwise={false}
        confirmBids={false}
        act={nothing}
        help={help}
        rematch={nothing}
        seen={nothing}
        tools={
          <>
            {sheet.open !== undefined && <AnalysisButton open={sheet.open} returned={sheet.returned} />}
            {reel.step < reel.last && <ConsultButton stage={stage} table={table} people={people} />}
            <TableInfo stage={stage} />
            <SettingsButton />
            <Link href="/" className="button round quiet" aria-label={t("toHome")}>
              <FACE.Logo />
            </Link>
          </>
        }
        aside={(shown) => <LogPanel stage={stage} shown={shown} />}
        afterwards={
          <Afterwards stage={stage} people={people} load={load} {...(sheet.open && { analyse: sheet.open })} />
        }
      />
      {rule !== undefined && <RulesDialog stage={stage} rule={rule} help={help} close={close} />}
      {continuing && (
        <ContinueDialog
          stage={stage}
          replay={recording.replay}
          step={reel.step}
          title={tell("continue.title", { step: reel.step })}
          people={people}
          start={startLocal}
          close={() => setContinuing(false)}
        />
      )}
    </>
  );
}

function nothing(): void {}

/** Only a single step on is shown as motion, hastened with the play; a leap or a step back is there at once. */
function usePaceOfSteps(step: number, speed: number): number {
  const pace = usePace();
  const [shown, setShown] = useState({ before: step, now: step });
  if (shown.now !== step) setShown({ before: shown.now, now: step });
  return step === shown.before + 1 ? pace / Math.max(1, speed) : 0;
}
