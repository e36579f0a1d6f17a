import type { SeatView, TableView } from "@harbor/protocol";
import { useTranslation } from "react-i18next";
import { useRatingWords } from "../rating/useRatingWords.ts";
import { useTableStore } from "../table/tableStore.ts";
import { useGame } from "../useGame.ts";
import { HeldBack, WatcherList } from "./OtherPeople.tsx";
import { PersonButton } from "./PersonButton.tsx";
import { ballotOn, standingOf, timeLeft } from "./standing.ts";
import { useServerClock } from "./useServerClock.ts";
import { VoteButton } from "./VoteButton.tsx";
import "./people.css";

const NOBODY: readonly never[] = [];

/** The players and their state: present, deciding until when, gone; with what others can do about it. */
export function PeopleList() {
  const { t } = useTranslation();
  const lobby = useTableStore((store) => store.snapshot?.lobby);
  if (lobby === undefined) return undefined;
  return (
    <div className="crew-box">
      <ul className="crew">
        {lobby.seats.map((seat, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat's identity
          <SeatLine key={nth} seat={seat} nth={nth} lobby={lobby} />
        ))}
      </ul>
      <p className="crew-watchers">
        {lobby.watchers === 0 ? t("people.noWatchers") : t("people.watchers", { count: lobby.watchers })}
      </p>
      <WatcherList lobby={lobby} />
      <HeldBack lobby={lobby} />
    </div>
  );
}

type SeatLineProps = { readonly seat: SeatView; readonly nth: number; readonly lobby: TableView };

function SeatLine({ seat, nth, lobby }: SeatLineProps) {
  const { Sign } = useGame();
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
  const rating = useRatingWords();
  const muted = seat.kind === "person" && lobby.muted.includes(seat.author);
  return (
    <li className="crew-line" data-standing={standing}>
      <Sign color={seat.color} className="crew-sign" />
      <div className="crew-words">
        <b>
          {name}
          {isOwn && <span className="crew-note"> ({t("lobby.you")})</span>}
          {seat.kind === "person" && seat.rating !== undefined && (
            <span className="crew-note"> {rating(seat.rating)}</span>
          )}
        </b>
        <span className="crew-standing">
          {t(`people.${standing}`)}
          {muted && <> · {t("people.muted")}</>}
          {until !== undefined && <span className="crew-time"> · {timeLeft(until, now).text}</span>}
        </span>
      </div>
      {seat.kind === "person" && <PersonButton author={seat.author} name={name} />}
      {ballot !== undefined && (
        <div className="crew-vote">
          <VoteButton seat={nth} ballot={ballot} />
          <span>{t("people.votes", { count: ballot.votes, needed: ballot.needed })}</span>
        </div>
      )}
    </li>
  );
}
