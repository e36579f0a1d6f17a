import type { AnyStage } from "@harbor/face";
import type { SeatView, TableView } from "@harbor/protocol";
import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FACE } from "../../games.ts";
import { MuteButton } from "../../people/PeopleList.tsx";
import { useSettings } from "../../settings/settingsStore.ts";
import { useTableStore } from "../../table/tableStore.ts";

type SeatsProps = { readonly stage: AnyStage; readonly lobby: TableView };

export function Seats({ stage, lobby }: SeatsProps) {
  return (
    <ul className="people">
      {lobby.seats.map((seat, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <SeatRow key={nth} stage={stage} lobby={lobby} seat={seat} nth={nth} />
      ))}
    </ul>
  );
}

type SeatRowProps = SeatsProps & { readonly seat: SeatView; readonly nth: number };

function SeatRow({ stage, lobby, seat, nth }: SeatRowProps) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const send = useTableStore((store) => store.table?.send);
  const { you } = lobby;
  const isOwn = nth === you.seat;
  const { doings, press } = useFocusInPlace(`${seat.kind} ${isOwn}`);
  return (
    <li className="person" data-kind={seat.kind}>
      <FACE.Sign color={seat.color} className="person-sign" />
      {isOwn && seat.kind === "person" ? <OwnName name={seat.name} /> : <SeatName seat={seat} nth={nth} />}
      {seat.choice !== undefined && (
        <span className="person-choice" title={stage.choiceName(seat.choice, language)}>
          <stage.ChoicePicture choice={seat.choice} className="choice-picture" />
          <span className="unseen">{stage.choiceName(seat.choice, language)}</span>
        </span>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: only its buttons are pressed */}
      <div className="person-doings" ref={doings} onClick={press}>
        {seat.kind === "empty" && (
          <button
            type="button"
            className={you.seat === undefined ? "button main" : "button"}
            onClick={() => send?.({ do: "sit", seat: nth })}
          >
            {t("lobby.sit")}
          </button>
        )}
        {isOwn && (
          <button type="button" className="button" onClick={() => send?.({ do: "stand" })}>
            {t("lobby.stand")}
          </button>
        )}
        {you.isHost && seat.kind === "empty" && (
          <button type="button" className="button" onClick={() => send?.({ do: "add-bot", seat: nth })}>
            + {t("lobby.addBot")}
          </button>
        )}
        {you.isHost && seat.kind === "person" && !isOwn && (
          <MuteButton name={seat.name} author={seat.author} muted={lobby.muted.includes(seat.author)} />
        )}
        {you.isHost && seat.kind !== "empty" && !isOwn && (
          <button type="button" className="button" onClick={() => send?.({ do: "clear-seat", seat: nth })}>
            {t("lobby.clear")}
          </button>
        )}
      </div>
    </li>
  );
}

/** A button that was pressed goes when the seat is another's: the focus then goes to what can be done there now. */
function useFocusInPlace(kind: string) {
  const doings = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the seat is another's
  useLayoutEffect(() => {
    if (pressed.current && document.activeElement === document.body) doings.current?.querySelector("button")?.focus();
    pressed.current = false;
  }, [kind]);
  const press = () => {
    pressed.current = true;
  };
  return { doings, press };
}

/** One's own name is changed where it stands; the server and all tables learn it from the settings. */
function OwnName({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const kept = useSettings((settings) => settings.name);
  const change = useSettings((settings) => settings.change);
  return (
    <span className="person-name">
      <input
        className="field"
        aria-label={t("settings.name")}
        value={kept}
        placeholder={name}
        maxLength={24}
        onChange={({ target }) => change({ name: target.value })}
      />
      <span className="person-you">{t("lobby.you")}</span>
    </span>
  );
}

function SeatName({ seat, nth }: { readonly seat: SeatView; readonly nth: number }) {
  const { t } = useTranslation();
  if (seat.kind === "empty") return <span className="person-name person-empty">{t("lobby.empty")}</span>;
  if (seat.kind === "bot") return <b className="person-name">{t("hotseat.botName", { number: nth + 1 })}</b>;
  return (
    <span className="person-name">
      <b>{seat.name}</b>
      {!seat.present && <span className="person-gone"> {t("people.gone")}</span>}
    </span>
  );
}
