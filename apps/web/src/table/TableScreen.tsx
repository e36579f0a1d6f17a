import type { AnyStage } from "@harbor/face";
import { type ReactNode, useCallback, useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { FACE } from "../games.ts";
import { Link } from "../Link.tsx";
import { Waiting } from "../pages/Waiting.tsx";
import { useUnread } from "../people/unread.ts";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { usePace, useSettings, useStepwise } from "../settings/settingsStore.ts";
import { Calls } from "./Calls.tsx";
import { Curtain } from "./Curtain.tsx";
import { HandOver } from "./HandOver.tsx";
import { LogPanel } from "./LogPanel.tsx";
import { RulesDialog, useRulesDialog } from "./RulesDialog.tsx";
import { TableInfo } from "./TableInfo.tsx";
import { useTableStore } from "./tableStore.ts";

type TableScreenProps = {
  readonly stage: AnyStage;
  again(): void;
  readonly tools?: ReactNode;
  /** What there is to do with a game that is over. */
  readonly afterwards?: ReactNode;
};

/** The frame around a game's own board, the same for every source of tables. */
export function TableScreen({ stage, again, tools, afterwards }: TableScreenProps) {
  const { t } = useTranslation();
  const table = useTableStore((store) => store.table);
  const snapshot = useTableStore((store) => store.snapshot);
  const language = useSettings((settings) => settings.language);
  const confirmBids = useSettings((settings) => settings.confirmBids);
  const pace = usePace();
  const stepwise = useStepwise();
  const { rule, help, close } = useRulesDialog();
  const unread = useUnread();
  const act = useCallback((actions: Parameters<NonNullable<typeof table>["act"]>[0]) => table?.act(actions), [table]);
  const queued = snapshot?.queue;
  const sending = snapshot?.queueSending === true;
  const queue = useMemo(
    () =>
      queued === undefined || table === undefined
        ? undefined
        : { actions: queued, sending, set: (next: typeof queued) => table.queue(next) },
    [queued, sending, table],
  );
  // To draw a board for the first time is much work; put off, it is done bit by bit, and the page can answer meanwhile.
  const mayDraw = useDeferredValue(snapshot !== undefined, false);
  if (table === undefined || snapshot === undefined) return <Waiting />;
  const { curtain, people, seat } = snapshot;
  const person = curtain === undefined ? undefined : people[curtain];
  if (person !== undefined) return <Curtain person={person} lift={() => table.lift()} />;
  if (!mayDraw) return <Waiting />;
  return (
    <>
      <stage.Board
        key={seat ?? "spectator"}
        view={snapshot.view}
        seat={seat}
        people={people}
        language={language}
        history={snapshot.history}
        since={snapshot.since}
        told={snapshot.told}
        scores={snapshot.scores}
        pace={pace}
        stepwise={stepwise}
        confirmBids={confirmBids}
        queue={queue}
        sent={snapshot.sent}
        act={act}
        advise={table.advise}
        help={help}
        rematch={again}
        seen={(upTo) => table.seen(upTo)}
        tools={
          <>
            {tools}
            <TableInfo stage={stage} />
            {snapshot.link !== "here" && (
              <span className="link-sign" data-link={snapshot.link} role="status">
                <span className="unseen">{t(`link.${snapshot.link}`)}</span>
              </span>
            )}
            <SettingsButton />
            <Link href="/" className="button round quiet tool-home" aria-label={t("toHome")}>
              <FACE.Logo />
            </Link>
          </>
        }
        aside={(shown) => <LogPanel stage={stage} shown={shown} />}
        asideNews={unread > 0 ? t("chat.unread", { count: unread }) : undefined}
        afterwards={snapshot.scores === undefined ? undefined : afterwards}
      />
      <Calls stage={stage} help={help} />
      {snapshot.link === "here" && <HandOver />}
      {rule !== undefined && <RulesDialog stage={stage} rule={rule} help={help} close={close} />}
    </>
  );
}
