import type { AnyStage, BotFace } from "@harbor/face";
import type { SeatView, TableView } from "@harbor/protocol";
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { BotSheet } from "../../bots/BotSheet.tsx";
import { faceOf } from "../../bots/botFace.ts";
import { drawBot } from "../../bots/opponents.ts";
import { SeatFace } from "../../bots/SeatFace.tsx";
import { FACE } from "../../games.ts";
import { PersonButton } from "../../people/PersonButton.tsx";
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
  const wanted = useSettings((settings) => settings.botStrength);
  const change = useSettings((settings) => settings.change);
  const { you } = lobby;
  const isOwn = nth === you.seat;
  const author = useTableStore((store) => store.snapshot?.author);
  const maySit = !lobby.keptOut.some((one) => one.author === author && one.from !== "seat");
  const { doings, press } = useFocusInPlace(`${seat.kind} ${isOwn}`);
  const [isChoosing, setChoosing] = useState(false);
  const bot = faceOf(seat);
  const seated = new Set(lobby.seats.flatMap((one) => (one.kind === "bot" ? (one.bot ?? []) : [])));
  return (
    <li className="person" data-kind={seat.kind}>
      <SeatFace bot={bot?.id} color={seat.color} />
      {isOwn && seat.kind === "person" ? <OwnName name={seat.name} /> : <SeatName seat={seat} nth={nth} bot={bot} />}
      {seat.choice !== undefined && (
        <span className="person-choice" title={stage.choiceName(seat.choice, language)}>
          <stage.ChoicePicture choice={seat.choice} className="choice-picture" />
          <span className="unseen">{stage.choiceName(seat.choice, language)}</span>
        </span>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: only its buttons are pressed */}
      <div className="person-doings" ref={doings} onClick={press}>
        {seat.kind === "empty" && maySit && (
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
          <button
            type="button"
            className="button"
            onClick={() => send?.({ do: "add-bot", seat: nth, ...botWith(drawBot(FACE.bots, seated, wanted)) })}
          >
            + {t("lobby.addBot")}
          </button>
        )}
        {seat.kind === "person" && <PersonButton author={seat.author} name={seat.name} />}
        {you.isHost && seat.kind === "bot" && (
          <button type="button" className="button" onClick={() => send?.({ do: "clear-seat", seat: nth })}>
            {t("lobby.clear")}
          </button>
        )}
        {you.isHost && bot !== undefined && (
          <button
            type="button"
            className="button"
            aria-label={t("bots.swapOf", { name: bot.name })}
            onClick={() => setChoosing(true)}
          >
            {t("bots.swap")}
          </button>
        )}
      </div>
      {isChoosing && (
        <BotSheet
          seated={seated}
          choose={({ id, strength }) => {
            change({ botStrength: strength });
            send?.({ do: "clear-seat", seat: nth });
            send?.({ do: "add-bot", seat: nth, bot: id });
          }}
          close={() => setChoosing(false)}
        />
      )}
    </li>
  );
}

/** A game without people of its own leaves it to the server who comes. */
function botWith(bot: BotFace | undefined): { readonly bot?: string } {
  return bot === undefined ? {} : { bot: bot.id };
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

type SeatNameProps = { readonly seat: SeatView; readonly nth: number; readonly bot: BotFace | undefined };

function SeatName({ seat, nth, bot }: SeatNameProps) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  if (seat.kind === "empty") return <span className="person-name person-empty">{t("lobby.empty")}</span>;
  if (bot !== undefined) {
    return (
      <span className="person-name">
        <b>{bot.name}</b>
        <span className="person-temper">
          {t(`bots.${bot.strength}`)}. {bot.temper[language]}
        </span>
      </span>
    );
  }
  if (seat.kind === "bot") return <b className="person-name">{t("hotseat.botName", { number: nth + 1 })}</b>;
  return (
    <span className="person-name">
      <b>{seat.name}</b>
      {!seat.present && <span className="person-gone"> {t("people.gone")}</span>}
    </span>
  );
}
