import { CLOCKS, type TableSettings } from "@harbor/protocol";
import { use, useState } from "react";
import { useTranslation } from "react-i18next";
import { createTable, introduce } from "../api/http.ts";
import { plainOptions } from "../api/plainOptions.ts";
import { FACE } from "../games.ts";
import { Link } from "../Link.tsx";
import { go } from "../router.ts";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { loadStage } from "../stage.ts";

/** A new table on the server: which game, for how many, who may look on, and how long a decision may take. */
export function OpenPage() {
  const { t } = useTranslation();
  const stage = use(loadStage());
  const language = useSettings((settings) => settings.language);
  const name = useSettings((settings) => settings.name);
  const change = useSettings((settings) => settings.change);
  const [mode, setMode] = useState(stage.modes[0]);
  const [seats, setSeats] = useState(stage.modes[0]?.seats[0] ?? 1);
  const [clock, setClock] = useState<TableSettings["clock"]>();
  const [isPublic, setPublic] = useState(false);
  const [spectators, setSpectators] = useState(true);
  const [ordered, setOrdered] = useState(false);
  const [failed, setFailed] = useState(false);
  if (mode === undefined) return undefined;
  const possible = mode.seats.includes(seats) ? seats : (mode.seats[0] ?? 1);

  async function open() {
    if (mode === undefined) return;
    await introduce(name || t("skipper"));
    const options = stage.optionsFor(mode.id, possible, ordered);
    const made = await createTable({
      game: FACE.id,
      options: plainOptions(options),
      isPublic,
      spectators,
      ...(clock !== undefined && { clock }),
    });
    if (made.ok) go(`/t/${made.value.code}`);
    else setFailed(true);
  }

  return (
    <main className="sheet">
      <FACE.Poster className="notice-poster" />
      <header className="sheet-head panel">
        <Link href="/" aria-label={t("toHome")}>
          <FACE.Logo className="sheet-logo" />
        </Link>
        <h1>{t("open.title")}</h1>
        <SettingsButton />
      </header>
      <section className="panel stack">
        <div>
          <label htmlFor="your-name">{t("settings.name")}</label>
          <input
            id="your-name"
            className="field"
            value={name}
            maxLength={24}
            placeholder={t("skipper")}
            onChange={({ target }) => change({ name: target.value })}
          />
        </div>
        <fieldset>
          <legend>{t("open.mode")}</legend>
          <div className="row">
            {stage.modes.map((one) => (
              <button
                key={one.id}
                type="button"
                className="button"
                aria-pressed={one.id === mode.id}
                onClick={() => setMode(one)}
              >
                {stage.modeName(one.id, language)}
              </button>
            ))}
          </div>
        </fieldset>
        {mode.seats.length > 1 && (
          <fieldset>
            <legend>{t("open.seats")}</legend>
            <div className="row">
              {mode.seats.map((count) => (
                <button
                  key={count}
                  type="button"
                  className="button"
                  aria-pressed={count === possible}
                  onClick={() => setSeats(count)}
                >
                  {count}
                </button>
              ))}
            </div>
          </fieldset>
        )}
        <fieldset>
          <legend>{t("open.clock")}</legend>
          <div className="row">
            {[undefined, ...CLOCKS].map((seconds) => (
              <button
                key={seconds ?? 0}
                type="button"
                className="button"
                aria-pressed={seconds === clock}
                onClick={() => setClock(seconds)}
              >
                {t(`open.clocks.${seconds === undefined ? "none" : `s${seconds}`}`)}
              </button>
            ))}
          </div>
        </fieldset>
        <div className="row">
          <Toggle on={isPublic} label={t("open.public")} flip={setPublic} />
          <Toggle on={spectators} label={t("open.spectators")} flip={setSpectators} />
          {!mode.alone && <Toggle on={ordered} label={t("open.ordered")} flip={setOrdered} />}
        </div>
        <button type="button" className="button main" onClick={() => void open()}>
          {t("open.create")}
        </button>
        {failed && <p role="alert">{t("open.failed")}</p>}
      </section>
    </main>
  );
}

function Toggle({ on, label, flip }: { readonly on: boolean; readonly label: string; flip(on: boolean): void }) {
  return (
    <button type="button" className="button" aria-pressed={on} onClick={() => flip(!on)}>
      {label}
    </button>
  );
}
