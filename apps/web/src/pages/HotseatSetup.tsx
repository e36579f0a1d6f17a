import { type AnyStage, type BotFace, COLORS, type Person } from "@harbor/face";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BotSheet } from "../bots/BotSheet.tsx";
import { drawBot } from "../bots/opponents.ts";
import { SeatFace } from "../bots/SeatFace.tsx";
import { CardsField } from "../cards/CardsField.tsx";
import { FACE } from "../games.ts";
import { Link } from "../Link.tsx";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { type LocalPlan, planLocal } from "../table/localPlan.ts";

type Place = { readonly name: string; readonly kind: "person" | "bot" | "none"; readonly bot?: BotFace | undefined };

type HotseatSetupProps = {
  readonly stage: AnyStage;
  /** The cards that were played with last. */
  readonly last: AnyStage;
  start(plan: LocalPlan): void;
};

const FEWEST = 2;

/** Who sits around this screen, which game, and which seats the computer plays. */
export function HotseatSetup({ stage, last, start }: HotseatSetupProps) {
  const { t } = useTranslation();
  const own = useSettings((settings) => settings.name);
  const language = useSettings((settings) => settings.language);
  const [played, setPlayed] = useState(last);
  const modes = stage.modes.filter(({ alone }) => !alone);
  const [mode, setMode] = useState(modes.at(-1)?.id ?? "");
  const [places, setPlaces] = useState<readonly Place[]>(
    COLORS.map((color) => ({
      name: color === 0 ? own : "",
      kind: color < FEWEST ? "person" : "none",
    })),
  );
  const [choosing, setChoosing] = useState<number>();
  const wanted = useSettings((settings) => settings.botStrength);
  const remember = useSettings((settings) => settings.change);
  const seated = new Set(places.flatMap(({ kind, bot }) => (kind === "bot" ? (bot?.id ?? []) : [])));
  const nameOf = (place: Place, index: number) =>
    (place.kind === "bot" ? place.bot?.name : place.name.trim()) ||
    (place.kind === "bot" ? t("hotseat.botName", { number: index + 1 }) : t("hotseat.player", { number: index + 1 }));
  const people = places.flatMap((place, index): Person[] => {
    const color = COLORS[index];
    return place.kind === "none" || color === undefined
      ? []
      : [{ name: nameOf(place, index), color, kind: place.kind, ...botOf(place) }];
  });
  const ready = people.length >= FEWEST && people.some(({ kind }) => kind === "person");

  /** Somebody who is not there yet; whoever was sent away from this place comes back first. */
  function drawn(index: number): BotFace | undefined {
    const others = new Set(places.flatMap(({ bot }, nth) => (nth === index ? [] : (bot?.id ?? []))));
    return drawBot(FACE.bots, others, wanted);
  }

  return (
    <main className="sheet">
      <FACE.Poster className="notice-poster" />
      <header className="sheet-head panel">
        <Link href="/" aria-label={t("toHome")}>
          <FACE.Logo className="sheet-logo" />
        </Link>
        <h1>{t("home.hotseat")}</h1>
        <SettingsButton />
      </header>
      <section className="panel">
        <h2>{t("hotseat.who")}</h2>
        <ul className="people">
          {places.map((place, index) => {
            const color = COLORS[index] ?? 0;
            const change = (next: Partial<Place>) => setPlaces(places.with(index, { ...place, ...next }));
            return (
              <li key={color} className="person">
                <SeatFace bot={botOf(place).bot} color={color} />
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
                    maxLength={24}
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
        <CardsField own={stage} chosen={played} choose={setPlayed} />
      </section>
      <section className="panel">
        <h2>{t("hotseat.mode")}</h2>
        <div className="row">
          {modes.map(({ id }) => (
            <button key={id} type="button" className="button" aria-pressed={id === mode} onClick={() => setMode(id)}>
              {stage.modeName(id, language)}
            </button>
          ))}
        </div>
        <p className="form-note">{stage.modeText(mode, language)}</p>
        <div className="row">
          <button
            type="button"
            className="button main"
            disabled={!ready}
            onClick={() => start(planLocal(played, "hotseat", mode, people))}
          >
            {t("hotseat.start")}
          </button>
        </div>
        {!ready && <p>{t("hotseat.needs")}</p>}
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
