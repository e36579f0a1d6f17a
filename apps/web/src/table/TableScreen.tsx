import type { AnyGameClient, LessonGuide } from "@harbor/ui";
import { lazy, type ReactNode, useCallback, useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { playIfWanted } from "../attention/playIfWanted.ts";
import { useVoice } from "../attention/useVoice.ts";
import { Link } from "../Link.tsx";
import { Later } from "../mishap/Later.tsx";
import { Waiting } from "../pages/Waiting.tsx";
import { useUnread } from "../people/unread.ts";
import { homeOf } from "../router.ts";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { usePace, usePreferences, useSettings, useStepwise } from "../settings/settingsStore.ts";
import { useGame } from "../useGame.ts";
import { Calls } from "./Calls.tsx";
import { Curtain } from "./Curtain.tsx";
import { HandOver } from "./HandOver.tsx";
import { LogPanel } from "./LogPanel.tsx";
import { TableInfo } from "./TableInfo.tsx";
import { useTableStore } from "./tableStore.ts";
import { useNotes } from "./useNotes.ts";
import { useRulesDialog } from "./useRulesDialog.ts";

const RulesDialog = lazy(async () => ({ default: (await import("./RulesDialog.tsx")).RulesDialog }));

type TableScreenProps = {
  readonly client: AnyGameClient;
  again(): void;
  /** The player's best score on this device before this game. */
  readonly best?: number | undefined;
  readonly tools?: ReactNode;
  /** What to do with a finished game. */
  readonly afterwards?: ReactNode;
  /** At a lesson's table. */
  readonly lesson?: LessonGuide;
};

/** The frame around a game's board, the same for every kind of table. */
export function TableScreen({ client, again, best, tools, afterwards, lesson }: TableScreenProps) {
  const game = useGame();
  const { t } = useTranslation();
  const table = useTableStore((store) => store.table);
  const snapshot = useTableStore((store) => store.snapshot);
  const language = useSettings((settings) => settings.language);
  const preferences = usePreferences(game.id);
  const pace = usePace();
  const stepwise = useStepwise();
  const voice = useVoice();
  const { rule, help, close } = useRulesDialog();
  const unread = useUnread();
  const act = useCallback((actions: Parameters<NonNullable<typeof table>["act"]>[0]) => table?.act(actions), [table]);
  const queued = snapshot?.queue;
  const sending = snapshot?.queueSending === true;
  const queue = useMemo(
    () =>
      queued === undefined || table === undefined
        ? undefined
        : { answers: queued, sending, set: (next: typeof queued) => table.queue(next) },
    [queued, sending, table],
  );
  const notes = useNotes(client, snapshot);
  const asked = snapshot?.lobby?.awaitedSince;
  const clockAhead = snapshot?.clockAhead ?? 0;
  const awaitedSince = useMemo(
    () => asked && new Map(Object.entries(asked).map(([one, at]) => [Number(one), at - clockAhead])),
    [asked, clockAhead],
  );
  // A board's first render is expensive. Deferred, it is done in slices, and the page stays responsive.
  const mayDraw = useDeferredValue(snapshot !== undefined, false);
  if (table === undefined || snapshot === undefined) return <Waiting />;
  const { curtain, people, seat } = snapshot;
  const person = curtain === undefined ? undefined : people[curtain];
  if (person !== undefined) return <Curtain client={client} person={person} dismiss={() => table.dismissCurtain()} />;
  if (!mayDraw) return <Waiting />;
  return (
    <>
      <client.Board
        key={seat ?? "spectator"}
        view={snapshot.view}
        seat={seat}
        people={people}
        language={language}
        history={snapshot.history}
        since={snapshot.since}
        told={snapshot.told}
        scores={snapshot.scores}
        best={best}
        pace={pace}
        stepwise={stepwise}
        preferences={preferences}
        queue={queue}
        lesson={lesson}
        notes={lesson === undefined ? notes : undefined}
        sent={snapshot.sent}
        awaitedSince={awaitedSince}
        voice={voice}
        sound={playIfWanted}
        act={act}
        advise={game.adviser === undefined ? undefined : table.advise}
        help={help}
        rematch={again}
        seen={(upTo) => table.seen(upTo)}
        tools={
          <>
            {tools}
            <TableInfo client={client} />
            {snapshot.link !== "here" && (
              <span className="link-sign" data-link={snapshot.link} role="status">
                <span className="unseen">{t(`link.${snapshot.link}`)}</span>
              </span>
            )}
            <SettingsButton />
            <Link href={homeOf(game)} className="button round quiet tool-home" aria-label={t("toHome")}>
              <game.Logo />
            </Link>
          </>
        }
        aside={(shown) => <LogPanel client={client} shown={shown} />}
        asideNews={unread > 0 ? t("chat.unread", { count: unread }) : undefined}
        afterwards={snapshot.scores === undefined ? undefined : afterwards}
      />
      <Calls client={client} help={help} />
      {snapshot.link === "here" && <HandOver />}
      {rule !== undefined && (
        <Later>
          <RulesDialog client={client} rule={rule} help={help} close={close} />
        </Later>
      )}
    </>
  );
}
