import type { AnyGameClient, Person } from "@harbor/ui";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { AnalysisButton } from "../analysis/AnalysisButton.tsx";
import { AnalysisSheet } from "../analysis/AnalysisSheet.tsx";
import { useAnalysisSheet } from "../analysis/useAnalysisSheet.ts";
import { Link } from "../Link.tsx";
import { Waiting } from "../pages/Waiting.tsx";
import { homeOf } from "../router.ts";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { usePace, useSettings } from "../settings/settingsStore.ts";
import { LogPanel } from "../table/LogPanel.tsx";
import { RulesDialog } from "../table/RulesDialog.tsx";
import { openRecordedTable, type RecordedTable } from "../table/recordedTable.ts";
import { TableInfo } from "../table/TableInfo.tsx";
import { useTableStore } from "../table/tableStore.ts";
import { useRulesDialog } from "../table/useRulesDialog.ts";
import { useGame } from "../useGame.ts";
import { Afterwards } from "./Afterwards.tsx";
import { ConsultButton } from "./ConsultButton.tsx";
import { ContinueDialog } from "./ContinueDialog.tsx";
import { Controls } from "./Controls.tsx";
import type { Recording } from "./recording.ts";
import { startLocal } from "./startLocal.ts";
import { useReplayTexts } from "./texts/useReplayTexts.ts";
import { useReplayKeys } from "./useReplayKeys.ts";

type ReplayScreenProps = {
  readonly client: AnyGameClient;
  readonly recording: Recording;
  readonly people: readonly Person[];
};

/** A recorded game on its boards, with playback controls in place of decisions. */
export function ReplayScreen({ client, recording, people }: ReplayScreenProps) {
  const table = useMemo(
    () => openRecordedTable(client, recording, people, { step: 0, eyes: "everybody" }),
    [client, recording, people],
  );
  const attach = useTableStore((store) => store.attach);
  const detach = useTableStore((store) => store.detach);
  const attached = useTableStore((store) => store.table === table);
  useEffect(() => {
    attach(table);
    return detach;
  }, [table, attach, detach]);
  return attached ? <Watched client={client} recording={recording} people={people} table={table} /> : <Waiting />;
}

function Watched({ client, recording, people, table }: ReplayScreenProps & { readonly table: RecordedTable }) {
  const game = useGame();
  const { t } = useTranslation();
  const { t: tell } = useReplayTexts();
  const snapshot = useSyncExternalStore(table.subscribe, table.snapshot);
  const reel = useSyncExternalStore(table.subscribe, table.reel);
  const language = useSettings((settings) => settings.language);
  const pace = usePaceOfSteps(reel.step, reel.speed);
  const { rule, help, close } = useRulesDialog();
  const [continuing, setContinuing] = useState(false);
  const load = useCallback(async () => recording.text, [recording]);
  const sheet = useAnalysisSheet(client, recording, table);
  useReplayKeys(sheet.isOpen ? undefined : table);
  const controls = (
    <Controls
      client={client}
      table={table}
      reel={reel}
      people={people}
      goOn={reel.step === reel.last ? undefined : () => setContinuing(true)}
    />
  );
  if (sheet.isOpen) return <AnalysisSheet client={client} recording={recording} people={people} sheet={sheet} />;
  return (
    <>
      <client.Board
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
        preferences={NONE}
        act={nothing}
        help={help}
        rematch={nothing}
        seen={nothing}
        tools={
          <>
            {sheet.open !== undefined && <AnalysisButton open={sheet.open} returned={sheet.returned} />}
            {reel.step < reel.last && <ConsultButton client={client} table={table} people={people} />}
            <TableInfo client={client} />
            <SettingsButton />
            <Link href={homeOf(game)} className="button round quiet" aria-label={t("toHome")}>
              <game.Logo />
            </Link>
          </>
        }
        aside={(shown) => <LogPanel client={client} shown={shown} />}
        afterwards={
          <Afterwards client={client} people={people} load={load} {...(sheet.open && { analyse: sheet.open })} />
        }
      />
      {rule !== undefined && <RulesDialog client={client} rule={rule} help={help} close={close} />}
      {continuing && (
        <ContinueDialog
          client={client}
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

const NONE: ReadonlySet<string> = new Set();

function nothing(): void {}

/** Only single steps forward are animated, faster at a higher speed; jumps and steps back show at once. */
function usePaceOfSteps(step: number, speed: number): number {
  const pace = usePace();
  const [shown, setShown] = useState({ before: step, now: step });
  if (shown.now !== step) setShown({ before: shown.now, now: step });
  return step === shown.before + 1 ? pace / Math.max(1, speed) : 0;
}
