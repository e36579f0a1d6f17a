import type { AnyStage } from "@harbor/face";
import { COLORS, type Command, type SeatView, type TableView } from "@harbor/protocol";
import { useTranslation } from "react-i18next";
import { FACE } from "../games.ts";
import { Link } from "../Link.tsx";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { Invite } from "./Invite.tsx";

type LobbyProps = {
  readonly stage: AnyStage;
  readonly lobby: TableView;
  readonly refusal: string | undefined;
  send(command: Command): void;
};

const KNOWN_REFUSALS = [
  "seat-taken",
  "choice-taken",
  "color-taken",
  "not-host",
  "seats-empty",
  "already-seated",
  "too-many",
  "muted",
] as const;

/** The table before the start: who sits where, in which colour, with which good, and the way in for friends. */
export function Lobby({ stage, lobby, refusal, send }: LobbyProps) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const { code, seats, you, choices, settings } = lobby;
  const own = you.seat === undefined ? undefined : seats[you.seat];
  const full = seats.every(({ kind }) => kind !== "empty");
  const known = KNOWN_REFUSALS.find((one) => one === refusal);
  return (
    <main className="sheet">
      <FACE.Poster className="notice-poster" />
      <header className="sheet-head panel">
        <Link href="/" aria-label={t("toHome")}>
          <FACE.Logo className="sheet-logo" />
        </Link>
        <h1>{t("lobby.title", { code })}</h1>
        <span>{stage.modeName(String(settings.options.mode ?? ""), language)}</span>
        <SettingsButton />
      </header>
      {lobby.sameSeed && <p className="panel">{t("lobby.again")}</p>}
      <section className="panel">
        <h2>{t("lobby.seats")}</h2>
        <ul className="people">
          {seats.map((seat, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={nth} className="person">
              <FACE.Sign color={seat.color} className="person-sign" />
              <b className="person-name">
                <SeatName seat={seat} nth={nth} own={nth === you.seat} />
              </b>
              {seat.choice !== undefined && <stage.ChoicePicture choice={seat.choice} className="choice-picture" />}
              {seat.kind === "empty" && you.seat === undefined && (
                <button type="button" className="button main" onClick={() => send({ do: "sit", seat: nth })}>
                  {t("lobby.sit")}
                </button>
              )}
              {nth === you.seat && (
                <button type="button" className="button" onClick={() => send({ do: "stand" })}>
                  {t("lobby.stand")}
                </button>
              )}
              {you.isHost && seat.kind === "empty" && (
                <button
                  type="button"
                  className="button"
                  onClick={() => send({ do: "add-bot", seat: nth, level: "random" })}
                >
                  + {t("lobby.addBot")}
                </button>
              )}
              {you.isHost && seat.kind !== "empty" && nth !== you.seat && (
                <button type="button" className="button" onClick={() => send({ do: "clear-seat", seat: nth })}>
                  {t("lobby.clear")}
                </button>
              )}
            </li>
          ))}
        </ul>
        {known !== undefined && <p role="alert">{t(`refused.${known}`)}</p>}
      </section>
      {own !== undefined && (
        <section className="panel stack">
          {choices.length > 0 && (
            <fieldset>
              <legend>{t("lobby.good")}</legend>
              <div className="row">
                {choices.map((choice) => {
                  const taken = seats.some((seat, nth) => seat.choice === choice && nth !== you.seat);
                  const name = stage.choiceName(choice, language);
                  const mine = own.choice === choice;
                  return (
                    <button
                      key={choice}
                      type="button"
                      className="button"
                      aria-pressed={mine}
                      disabled={taken}
                      aria-label={taken ? t("lobby.goodTaken", { good: name }) : name}
                      onClick={() => send(mine ? { do: "choose" } : { do: "choose", choice })}
                    >
                      <stage.ChoicePicture choice={choice} />
                      {name}
                    </button>
                  );
                })}
              </div>
            </fieldset>
          )}
          <fieldset>
            <legend>{t("lobby.color")}</legend>
            <div className="row">
              {COLORS.map((color) => (
                <button
                  key={color}
                  type="button"
                  className="button"
                  aria-pressed={own.color === color}
                  aria-label={t("lobby.colorNumber", { number: color + 1 })}
                  onClick={() => send({ do: "paint", color })}
                >
                  <FACE.Sign color={color} />
                </button>
              ))}
            </div>
          </fieldset>
        </section>
      )}
      <section className="panel">
        {you.isHost ? (
          <div className="row">
            <button type="button" className="button main" disabled={!full} onClick={() => send({ do: "start" })}>
              {t("lobby.start")}
            </button>
            {!full && <p>{t("lobby.waitSeats")}</p>}
          </div>
        ) : (
          <p>{t("lobby.waitHost")}</p>
        )}
      </section>
      <Invite code={code} seated={you.seat !== undefined} />
    </main>
  );
}

function SeatName({ seat, nth, own }: { readonly seat: SeatView; readonly nth: number; readonly own: boolean }) {
  const { t } = useTranslation();
  if (seat.kind === "empty") return t("lobby.empty");
  if (seat.kind === "bot") return t("hotseat.botName", { number: nth + 1 });
  const notes = [own ? t("lobby.you") : "", seat.present ? "" : t("lobby.away")].filter((note) => note !== "");
  return notes.length === 0 ? seat.name : `${seat.name} (${notes.join(", ")})`;
}
