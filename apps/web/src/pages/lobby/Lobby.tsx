import type { TableView } from "@harbor/protocol";
import type { AnyGameClient } from "@harbor/ui";
import { useTranslation } from "react-i18next";
import { isWaitingAlone, WaitingNote } from "../../finding/WaitingNote.tsx";
import { Link } from "../../Link.tsx";
import { AskClose } from "../../people/AskClose.tsx";
import { Chat } from "../../people/Chat.tsx";
import { HeldBack, WatcherList } from "../../people/OtherPeople.tsx";
import { useServerClock } from "../../people/useServerClock.ts";
import { AgreeRating } from "../../rating/AgreeRating.tsx";
import { homeOf } from "../../router.ts";
import { SettingsButton } from "../../settings/SettingsButton.tsx";
import { Calls } from "../../table/Calls.tsx";
import { useTableStore } from "../../table/tableStore.ts";
import { useGame } from "../../useGame.ts";
import { Chips } from "../Chips.tsx";
import { Invite } from "../Invite.tsx";
import { ChangeTable } from "./ChangeTable.tsx";
import { OwnPlace } from "./OwnPlace.tsx";
import { Seats } from "./Seats.tsx";
import "../lobby.css";

type LobbyProps = { readonly client: AnyGameClient; readonly lobby: TableView };

/** The table before the start: its settings, the seats with colours and choices, and the way in. */
export function Lobby({ client, lobby }: LobbyProps) {
  const game = useGame();
  const { t } = useTranslation();
  const link = useTableStore((store) => store.snapshot?.link);
  const send = useTableStore((store) => store.table?.send);
  const { code, seats, settings, you, watchers, keptOut } = lobby;
  const author = useTableStore((store) => store.snapshot?.author);
  const from = keptOut.find((one) => one.author === author)?.from;
  const kept = from === "table" ? undefined : from;
  const empty = seats.filter(({ kind }) => kind === "empty").length;
  const waits = isWaitingAlone(lobby);
  const now = useServerClock(waits);
  const lookOn = you.seat === undefined ? watchers - 1 : watchers;
  return (
    <main className="sheet lobby">
      <game.Poster className="notice-poster" />
      <Calls client={client} />
      <header className="sheet-head panel">
        <Link href={homeOf(game)} aria-label={t("toHome")}>
          <game.Logo className="sheet-logo" />
        </Link>
        <h1>{t("lobby.title", { code })}</h1>
        <span className="link-sign" data-link={link}>
          <span className="unseen">{t(link === "lost" ? "link.lost" : "link.online")}</span>
        </span>
        <SettingsButton />
      </header>
      <div className="lobby-columns">
        <div className="lobby-column">
          {waits && <WaitingNote lobby={lobby} now={now} />}
          <section className="panel">
            <div className="lobby-set">
              <Chips client={client} lobby={lobby} />
              {you.isHost && <ChangeTable client={client} lobby={lobby} />}
            </div>
          </section>
          <section className="panel">
            <h2>{t("lobby.seats")}</h2>
            {kept !== undefined && (
              <p className="lobby-told" role="status">
                {t(`order.told.${kept}`)}
              </p>
            )}
            <Seats client={client} lobby={lobby} />
            {lookOn > 0 && (
              <>
                <p className="lobby-note">{t("lobby.alsoHere")}</p>
                <WatcherList lobby={lobby} />
              </>
            )}
            <HeldBack lobby={lobby} />
          </section>
          <OwnPlace client={client} lobby={lobby} />
          <AgreeRating lobby={lobby} />
          <section className="panel stack">
            {you.isHost ? (
              <div className="row">
                <button
                  type="button"
                  className="button main lobby-start"
                  disabled={empty > 0}
                  onClick={() => send?.({ do: "start" })}
                >
                  {t("lobby.start")}
                </button>
                {empty > 0 && <p>{t("lobby.waitSeats", { count: empty })}</p>}
              </div>
            ) : (
              <p>{waitingFor()}</p>
            )}
            {you.isHost && <AskClose sure={t("lobby.closeSure")} keep={t("lobby.keep")} />}
          </section>
        </div>
        <div className="lobby-column">
          <div className="panel stack">
            <Invite code={code} seated={you.seat !== undefined} />
          </div>
          <section className="panel lobby-chat">
            <h2>{t("log.chat")}</h2>
            <Chat />
          </section>
        </div>
      </div>
    </main>
  );

  function waitingFor(): string {
    if (empty > 0) return t("lobby.waitSeats", { count: empty });
    if (you.seat !== undefined) return t("lobby.waitHost");
    return settings.spectators ? t("lobby.full") : t("lobby.fullClosed");
  }
}
