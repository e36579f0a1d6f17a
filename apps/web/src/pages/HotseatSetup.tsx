import { NAME_LENGTH } from "@harbor/protocol";
import type { AnyGameClient, BotFace, Person } from "@harbor/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BotSheet } from "../bots/BotSheet.tsx";
import { drawBot } from "../bots/opponents.ts";
import { SeatFace } from "../bots/SeatFace.tsx";
import { CardsField } from "../cards/CardsField.tsx";
import { Link } from "../Link.tsx";
import { homeOf } from "../router.ts";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { type LocalPlan, planLocal } from "../table/localPlan.ts";
import { useGame } from "../useGame.ts";
import { ModeFacts } from "./ModeFacts.tsx";

type Place = { readonly name: string; readonly kind: "person" | "bot" | "none"; readonly bot?: BotFace | undefined };

type HotseatSetupProps = {
  readonly client: AnyGameClient;
  /** The cards of the last game. */
  readonly last: AnyGameClient;
  start(plan: LocalPlan): void;
};

/** Who sits around this screen, which mode is played, and which seats are bots. */
export function HotseatSetup({ client, last, start }: HotseatSetupProps) {
  const game = useGame();
  const { t } = useTranslation();
  const own = useSettings((settings) => settings.name);
  const language = useSettings((settings) => settings.language);
  const [played, setPlayed] = useState(last);
  const modes = client.modes.filter(({ alone }) => !alone);
  const counts = [...new Set(modes.flatMap(({ seats }) => seats))].toSorted((one, other) => one - other);
  const [fewest = 1] = counts;
  const [chosen, setChosen] = useState(modes.at(-1)?.id);
  const [places, setPlaces] = useState<readonly Place[]>(
    Array.from({ length: Math.max(...counts) }, (_, nth) => ({
      name: nth === 0 ? own : "",
      kind: nth < fewest ? "person" : "none",
    })),
  );
  const [choosing, setChoosing] = useState<number>();
  const wanted = useSettings((settings) => settings.botStrength);
  const remember = useSettings((settings) => settings.change);
  const seated = new Set(places.flatMap(({ kind, bot }) => (kind === "bot" ? (bot?.id ?? []) : [])));
  const nameOf = (place: Place, index: number) =>
    (place.kind === "bot" ? place.bot?.name : place.name.trim()) ||
    (place.kind === "bot" ? t("hotseat.botName", { number: index + 1 }) : t("hotseat.player", { number: index + 1 }));
  const people = places.flatMap((place, color): Person[] =>
    place.kind === "none" ? [] : [{ name: nameOf(place, color), color, kind: place.kind, ...botOf(place) }],
  );
  // The chosen mode if it fits this many people, or else the last that does.
  const fitting = modes.filter(({ seats }) => seats.includes(people.length));
  const mode = (fitting.find(({ id }) => id === chosen) ?? fitting.at(-1))?.id;
  const ready = mode !== undefined && people.some(({ kind }) => kind === "person");

  /** A bot that is not at the table yet. */
  function drawn(index: number): BotFace | undefined {
    const others = new Set(places.flatMap(({ bot }, nth) => (nth === index ? [] : (bot?.id ?? []))));
    return drawBot(game.bots, others, wanted);
  }

  return (
    <main className="sheet">
      <game.Poster className="notice-poster" />
      <header className="sheet-head panel">
        <Link href={homeOf(game)} aria-label={t("toHome")}>
          <game.Logo className="sheet-logo" />
        </Link>
        <h1>{t("home.hotseat")}</h1>
        <SettingsButton />
      </header>
      <section className="panel">
        <h2>{t("hotseat.who")}</h2>
        <ul className="people">
          {places.map((place, index) => {
            const change = (next: Partial<Place>) => setPlaces(places.with(index, { ...place, ...next }));
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat's identity
              <li key={index} className="person">
                <SeatFace bot={botOf(place).bot} color={index} />
                {place.kind === "none" && (
                  <span className="field" aria-hidden="true">
                    –
                  </span>
                )}
                {place.kind === "bot" && place.bot !== undefined && (
                  <button
                    type="button"
                    className="button bot-chosen"
                    aria-label={t("bots.swapOf", { name: place.bot.name })}
                    title={t("bots.swap")}
                    onClick={() => setChoosing(index)}
                  >
                    <b>{place.bot.name}</b>
                    <span>{t(`bots.${place.bot.strength}`)}</span>
                  </button>
                )}
                {(place.kind === "person" || (place.kind === "bot" && place.bot === undefined)) && (
                  <input
                    className="field"
                    aria-label={t("hotseat.nameOf", { number: index + 1 })}
                    value={place.name}
                    maxLength={NAME_LENGTH}
                    placeholder={nameOf({ ...place, name: "" }, index)}
                    onChange={({ target }) => change({ name: target.value })}
                  />
                )}
                <fieldset className="row" aria-label={t("hotseat.kindOf", { number: index + 1 })}>
                  {(["person", "bot", "none"] as const).map((kind) => (
                    <button
                      key={kind}
                      type="button"
                      className="button"
                      aria-pressed={kind === place.kind}
                      onClick={() => change(kind === "bot" ? { kind, bot: place.bot ?? drawn(index) } : { kind })}
                    >
                      {t(`hotseat.${kind}`)}
                    </button>
                  ))}
                </fieldset>
              </li>
            );
          })}
        </ul>
      </section>
      <section className="panel">
        <CardsField own={client} chosen={played} choose={setPlayed} />
      </section>
      <section className="panel">
        <h2>{t("hotseat.mode")}</h2>
        <div className="row">
          {modes.map(({ id }) => (
            <button
              key={id}
              type="button"
              className="button mode-choice"
              aria-pressed={id === mode}
              disabled={!fitting.some((one) => one.id === id)}
              onClick={() => setChosen(id)}
            >
              {client.modeName(id, language)}
              <ModeFacts mode={id} seats={people.length} />
            </button>
          ))}
        </div>
        {mode !== undefined && <p className="form-note">{client.modeText(mode, language)}</p>}
        <div className="row">
          <button
            type="button"
            className="button main"
            disabled={!ready}
            onClick={() => mode !== undefined && start(planLocal(played, "hotseat", mode, people))}
          >
            {t("hotseat.start")}
          </button>
        </div>
        {!ready && <p role="status">{t("hotseat.needs", { counts: rangesOf(counts) })}</p>}
      </section>
      {choosing !== undefined && (
        <BotSheet
          seated={seated}
          choose={(bot) => {
            remember({ botStrength: bot.strength });
            setPlaces(places.map((place, nth) => (nth === choosing ? { ...place, bot } : place)));
          }}
          close={() => setChoosing(undefined)}
        />
      )}
    </main>
  );
}

function botOf({ kind, bot }: Place): { readonly bot?: string } {
  return kind === "bot" && bot !== undefined ? { bot: bot.id } : {};
}

/** "2–4", or "3, 5–8" if some numbers are missing. */
function rangesOf(counts: readonly number[]): string {
  const begins = counts.filter((count) => !counts.includes(count - 1));
  const ends = counts.filter((count) => !counts.includes(count + 1));
  return begins.map((from, nth) => (from === ends[nth] ? `${from}` : `${from}–${ends[nth]}`)).join(", ");
}
