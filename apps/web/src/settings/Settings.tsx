import { NAME_LENGTH } from "@harbor/protocol";
import { type GameManifest, LANGUAGES } from "@harbor/ui";
import { lazy, type ReactNode, Suspense, use } from "react";
import { useTranslation } from "react-i18next";
import { BOT_PACES } from "../bots/tempo.ts";
import { GAMES } from "../games.ts";
import { Link } from "../Link.tsx";
import { MishapGuard, MishapNote } from "../mishap/Mishap.tsx";
import { Tick } from "../pages/Tick.tsx";
import { CurrentGame } from "../useGame.ts";
import { SoundChoice } from "./SoundChoice.tsx";
import { SpeechChoice } from "./SpeechChoice.tsx";
import { CONTRASTS, PACES, preferenceKey, TEXT_SIZES, THEMES, useSettings } from "./settingsStore.ts";

/** Each language's own name. */
const LANGUAGE_NAMES = { en: "English", de: "Deutsch", fr: "Français" } as const;

// The home page does not need these.
const DeviceLink = lazy(async () => ({ default: (await import("../pages/DeviceLink.tsx")).DeviceLink }));

const MailAddress = lazy(async () => ({ default: (await import("./MailAddress.tsx")).MailAddress }));

const OwnRatings = lazy(async () => ({ default: (await import("../rating/OwnRatings.tsx")).OwnRatings }));

const Devices = lazy(async () => ({ default: (await import("../pages/Devices.tsx")).Devices }));

export function Settings() {
  const { t } = useTranslation();
  const { language, theme, contrast, textSize, pace, botPace, name, change } = useSettings();
  const game = use(CurrentGame);
  return (
    <div className="settings">
      <Group title={t("settings.you")}>
        <div>
          <label htmlFor="name">{t("settings.name")}</label>
          <input
            id="name"
            className="field"
            value={name}
            maxLength={NAME_LENGTH}
            placeholder={game?.texts[language].newcomer}
            onChange={({ target }) => change({ name: target.value })}
          />
        </div>
        <Choice
          legend={t("settings.language")}
          options={LANGUAGES.map((one) => ({ value: one, text: LANGUAGE_NAMES[one], lang: one }))}
          chosen={language}
          choose={(one) => change({ language: one })}
        />
      </Group>
      <Group title={t("settings.look")}>
        <Choice
          legend={t("settings.theme")}
          options={THEMES.map((one) => ({ value: one, text: t(`settings.themes.${one}`) }))}
          chosen={theme}
          choose={(one) => change({ theme: one })}
        />
        <Choice
          legend={t("senses.contrast")}
          options={CONTRASTS.map((one) => ({ value: one, text: t(`senses.contrasts.${one}`) }))}
          chosen={contrast}
          choose={(one) => change({ contrast: one })}
        />
        <Choice
          legend={t("senses.textSize")}
          options={TEXT_SIZES.map((one) => ({ value: one, text: t("senses.percent", { size: one }) }))}
          chosen={textSize}
          choose={(one) => change({ textSize: one })}
        />
        <Choice
          legend={t("settings.pace")}
          options={PACES.map((one) => ({ value: one, text: t(`settings.paces.${one}`) }))}
          chosen={pace}
          choose={(one) => change({ pace: one })}
        />
        <Choice
          legend={t("settings.botPace")}
          options={BOT_PACES.map((one) => ({ value: one, text: t(`settings.botPaces.${one}`) }))}
          chosen={botPace}
          choose={(one) => change({ botPace: one })}
        />
        {(game === undefined ? GAMES : [game]).map((one) => (
          <Preferences key={one.id} game={one} named={game === undefined} />
        ))}
      </Group>
      <Group title={t("settings.told")}>
        <SoundChoice />
        <SpeechChoice />
        <MishapGuard fallback={<MishapNote />}>
          <Suspense>
            <MailAddress />
          </Suspense>
        </MishapGuard>
      </Group>
      <MishapGuard fallback={<MishapNote />}>
        <Suspense>
          <OwnRatings />
        </Suspense>
      </MishapGuard>
      <Group title={t("device.title")}>
        <MishapGuard fallback={<MishapNote />}>
          <Suspense fallback={<p>{t("waiting")}</p>}>
            <DeviceLink />
            <Devices />
            <Link href="/devices" className="settings-more">
              {t("passkey.page")}
            </Link>
          </Suspense>
        </MishapGuard>
      </Group>
    </div>
  );
}

/** A game's preferences; with the game's name if the settings are those of several games. */
function Preferences({ game, named }: { readonly game: GameManifest; readonly named: boolean }) {
  const language = useSettings((settings) => settings.language);
  const preferences = useSettings((settings) => settings.preferences);
  const change = useSettings((settings) => settings.change);
  return game.preferences?.map(({ id, label }) => {
    const key = preferenceKey(game.id, id);
    const others = preferences.filter((one) => one !== key);
    return (
      <Tick
        key={id}
        on={preferences.includes(key)}
        label={named ? `${game.title}: ${label[language]}` : label[language]}
        flip={(on) => change({ preferences: on ? [...others, key] : others })}
      />
    );
  });
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="settings-group">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

type ChoiceProps<Value extends string> = {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly text: string; readonly lang?: string }[];
  readonly chosen: Value;
  choose(value: Value): void;
};

function Choice<Value extends string>({ legend, options, chosen, choose }: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="row">
        {options.map(({ value, text, lang }) => (
          <button
            key={value}
            type="button"
            lang={lang}
            className="button"
            aria-pressed={value === chosen}
            onClick={() => choose(value)}
          >
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
