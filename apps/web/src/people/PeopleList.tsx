import type { SeatView, TableView } from "@harbor/protocol";
import { useTranslation } from "react-i18next";
import { FACE } from "../games.ts";
import { useTableStore } from "../table/tableStore.ts";
import { ballotOn, standingOf, timeLeft } from "./standing.ts";
import { useServerClock } from "./useServerClock.ts";
import { useWatcherNames } from "./useWatcherNames.ts";
import { VoteButton } from "./VoteButton.tsx";
import "./people.css";

const NOBODY: readonly never[] = [];

/** Who sits at the table and how they are there: present, deciding until when, gone; with what others can do about it. */
export function PeopleList() {
  const lobby = useTableStore((store) => store.snapshot?.lobby);
  if (lobby === undefined) return undefined;
  return (
    <div className="crew-box">
      <ul className="crew">
        {lobby.seats.map((seat, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <SeatLine key={nth} seat={seat} nth={nth} lobby={lobby} />
        ))}
      </ul>
      <MutedGuests lobby={lobby} />
      <Watchers lobby={lobby} />
    </div>
  );
}

function Watchers({ lobby }: { readonly lobby: TableView }) {
  const { t } = useTranslation();
  const names = useWatcherNames(lobby);
  const { watchers, watcherNames } = lobby;
  return <p className="crew-watchers">{words()}</p>;

  function words(): string {
    if (watchers === 0) return t("people.noWatchers");
    return watcherNames.length === 0 ? t("people.watchers", { count: watchers }) : t("people.watching", { names });
  }
}

type SeatLineProps = { readonly seat: SeatView; readonly nth: number; readonly lobby: TableView };

function SeatLine({ seat, nth, lobby }: SeatLineProps) {
  const { t } = useTranslation();
  const waiting = useTableStore((store) => store.snapshot?.waiting) ?? NOBODY;
  const until = lobby.deadlines[nth];
  const isGone = seat.kind === "person" && !seat.present;
  const now = useServerClock(until !== undefined || isGone);
  const standing = standingOf(seat, lobby.status === "playing" && waiting.includes(nth));
  const ballot = ballotOn(lobby, nth, now);
  const isOwn = lobby.you.seat === nth;
  const known = useTableStore((store) => store.snapshot?.people[nth]?.name);
  const name = seat.kind === "person" ? seat.name : (known ?? t("hotseat.botName", { number: nth + 1 }));
  const muted = seat.kind === "person" && lobby.muted.includes(seat.author);
  return (
    <li className="crew-line" data-standing={standing}>
      <FACE.Sign color={seat.color} className="crew-sign" />
      <div className="crew-words">
        <b>
          {name}
          {isOwn && <span className="crew-note"> ({t("lobby.you")})</span>}
        </b>
        <span className="crew-standing">
          {t(`people.${standing}`)}
          {muted && <> · {t("people.muted")}</>}
          {until !== undefined && <span className="crew-time"> · {timeLeft(until, now).text}</span>}
        </span>
      </div>
      {seat.kind === "person" && lobby.you.isHost && !isOwn && (
        <MuteButton name={name} author={seat.author} muted={muted} />
      )}
      {ballot !== undefined && (
        <div className="crew-vote">
          <VoteButton seat={nth} ballot={ballot} />
          <span>{t("people.votes", { count: ballot.votes, needed: ballot.needed })}</span>
        </div>
      )}
    </li>
  );
}

type MuteButtonProps = { readonly name: string; readonly author: string; readonly muted: boolean };

export function MuteButton({ name, author, muted }: MuteButtonProps) {
  const { t } = useTranslation();
  const send = useTableStore((store) => store.table?.send);
  const label = muted ? t("people.unmute", { name }) : t("people.mute", { name });
  return (
    <button
      type="button"
      className="button round quiet"
      title={label}
      aria-label={label}
      aria-pressed={muted}
      onClick={() => send?.({ do: "mute", author, muted: !muted })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path fill="currentColor" d="M3 4h18v12H10l-5 5v-5H3z" />
        <path stroke="var(--ui-paper)" strokeWidth="5" d="M3 22 21 1" />
        <path stroke="currentColor" strokeWidth="2.2" d="M3 22 21 1" />
      </svg>
    </button>
  );
}

/** Who looked on and was muted has no seat to be found at any more. */
function MutedGuests({ lobby }: { readonly lobby: TableView }) {
  const { t } = useTranslation();
  const chat = useTableStore((store) => store.snapshot?.chat) ?? NOBODY;
  const seated = new Set(lobby.seats.map((seat) => (seat.kind === "person" ? seat.author : "")));
  const guests = lobby.muted.filter((author) => !seated.has(author));
  if (!lobby.you.isHost || guests.length === 0) return undefined;
  return (
    <ul className="crew">
      {guests.map((author) => {
        const name = chat.findLast((line) => line.author === author)?.name ?? t("people.guest");
        return (
          <li key={author} className="crew-line">
            <div className="crew-words">
              <b>{name}</b>
              <span className="crew-standing">{t("people.muted")}</span>
            </div>
            <MuteButton name={name} author={author} muted />
          </li>
        );
      })}
    </ul>
  );
}
