import { NAME_LENGTH, type SeatView, type TableView, type ToldRating } from "@harbor/protocol";
import type { AnyGameClient, BotFace } from "@harbor/ui";
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { BotSheet } from "../../bots/BotSheet.tsx";
import { faceOf } from "../../bots/botFace.ts";
import { drawBot } from "../../bots/opponents.ts";
import { SeatFace } from "../../bots/SeatFace.tsx";
import { PersonButton } from "../../people/PersonButton.tsx";
import { useRatingWords } from "../../rating/useRatingWords.ts";
import { useSettings } from "../../settings/settingsStore.ts";
import { useTableStore } from "../../table/tableStore.ts";
import { useGame } from "../../useGame.ts";

type SeatsProps = { readonly client: AnyGameClient; readonly lobby: TableView };

export function Seats({ client, lobby }: SeatsProps) {
  return (
    <ul className="people">
      {lobby.seats.map((seat, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat's identity
        <SeatRow key={nth} client={client} lobby={lobby} seat={seat} nth={nth} />
      ))}
    </ul>
  );
}

type SeatRowProps = SeatsProps & { readonly seat: SeatView; readonly nth: number };

function SeatRow({ client, lobby, seat, nth }: SeatRowProps) {
  const game = useGame();
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
  const bot = faceOf(game, seat);
  const seated = new Set(lobby.seats.flatMap((one) => (one.kind === "bot" ? (one.bot ?? []) : [])));
  return (
    <li className="person" data-kind={seat.kind}>
      <SeatFace bot={bot?.id} color={seat.color} />
      {isOwn && seat.kind === "person" ? (
        <OwnName name={seat.name} rating={seat.rating} />
      ) : (
        <SeatName seat={seat} nth={nth} bot={bot} />
      )}
      {seat.choice !== undefined && (
        <span className="person-choice" title={client.choiceName(seat.choice, language)}>
          <client.ChoicePicture choice={seat.choice} className="choice-picture" />
          <span className="unseen">{client.choiceName(seat.choice, language)}</span>
        </span>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: only its buttons are clicked */}
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
            onClick={() => send?.({ do: "add-bot", seat: nth, ...botWith(drawBot(game.bots, seated, wanted)) })}
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

/** Without characters of the game's own, the server chooses the bot. */
function botWith(bot: BotFace | undefined): { readonly bot?: string } {
  return bot === undefined ? {} : { bot: bot.id };
}

/** Returns the focus to the seat's buttons when the pressed one disappears with a change of owner. */
function useFocusInPlace(kind: string) {
  const doings = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the seat changes hands
  useLayoutEffect(() => {
    if (pressed.current && document.activeElement === document.body) doings.current?.querySelector("button")?.focus();
    pressed.current = false;
  }, [kind]);
  const press = () => {
    pressed.current = true;
  };
  return { doings, press };
}

/** The user's own name, edited in place; the server and all tables get it from the settings. */
function OwnName({ name, rating }: { readonly name: string; readonly rating: ToldRating | undefined }) {
  const { t } = useTranslation();
  const words = useRatingWords();
  const kept = useSettings((settings) => settings.name);
  const change = useSettings((settings) => settings.change);
  return (
    <span className="person-name">
      <input
        className="field"
        aria-label={t("settings.name")}
        value={kept}
        placeholder={name}
        maxLength={NAME_LENGTH}
        onChange={({ target }) => change({ name: target.value })}
      />
      <span className="person-you">{t("lobby.you")}</span>
      {rating !== undefined && <span className="person-rating">{words(rating)}</span>}
    </span>
  );
}

type SeatNameProps = { readonly seat: SeatView; readonly nth: number; readonly bot: BotFace | undefined };

function SeatName({ seat, nth, bot }: SeatNameProps) {
  const { t } = useTranslation();
  const rating = useRatingWords();
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
      {seat.rating !== undefined && <span className="person-rating"> {rating(seat.rating)}</span>}
      {!seat.present && <span className="person-gone"> {t("people.gone")}</span>}
    </span>
  );
}
