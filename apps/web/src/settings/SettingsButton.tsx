import { LANGUAGES, Modal } from "@harbor/face";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { PACES, THEMES, useSettings } from "./settingsStore.ts";

/** Each language is offered in its own words. */
const LANGUAGE_NAMES = { en: "English", de: "Deutsch", fr: "Français" } as const;

type SettingsButtonProps = { readonly children?: ReactNode };

/** The settings of this browser; a page may have more to set beside them. */
export function SettingsButton({ children }: SettingsButtonProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button round quiet"
        aria-label={t("settings.title")}
        onClick={() => setOpen(true)}
      >
        <Gear />
      </button>
      {open && (
        <Modal title={t("settings.title")} className="dialog" closeLabel={t("close")} close={() => setOpen(false)}>
          <Settings />
          {children}
        </Modal>
      )}
    </>
  );
}

function Settings() {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const theme = useSettings((settings) => settings.theme);
  const pace = useSettings((settings) => settings.pace);
  const confirmBids = useSettings((settings) => settings.confirmBids);
  const name = useSettings((settings) => settings.name);
  const change = useSettings((settings) => settings.change);
  return (
    <div className="stack">
      <div>
        <label htmlFor="name">{t("settings.name")}</label>
        <input
          id="name"
          className="field"
          value={name}
          maxLength={24}
          placeholder={t("skipper")}
          onChange={({ target }) => change({ name: target.value })}
        />
      </div>
      <Choice legend={t("settings.language")}>
        {LANGUAGES.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            className="button"
            aria-pressed={one === language}
            onClick={() => change({ language: one })}
          >
            {LANGUAGE_NAMES[one]}
          </button>
        ))}
      </Choice>
      <Choice legend={t("settings.theme")}>
        {THEMES.map((one) => (
          <button
            key={one}
            type="button"
            className="button"
            aria-pressed={one === theme}
            onClick={() => change({ theme: one })}
          >
            {t(`settings.themes.${one}`)}
          </button>
        ))}
      </Choice>
      <Choice legend={t("settings.pace")}>
        {PACES.map((one) => (
          <button
            key={one}
            type="button"
            className="button"
            aria-pressed={one === pace}
            onClick={() => change({ pace: one })}
          >
            {t(`settings.paces.${one}`)}
          </button>
        ))}
      </Choice>
      <button
        type="button"
        className="button"
        aria-pressed={confirmBids}
        onClick={() => change({ confirmBids: !confirmBids })}
      >
        {t("settings.confirmBids")}
      </button>
    </div>
  );
}

function Choice({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="row">{children}</div>
    </fieldset>
  );
}

function Gear() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M10 0h4l.6 3.2 2.2.9L19.500 2.200l2.800 2.800-1.900 2.700.9 2.200L24 10v4l-3.200.6-.9 2.200 1.900 2.700-2.800 2.800-2.700-1.900-2.200.9L14 24h-4l-.6-3.200-2.200-.9-2.700 1.900-2.800-2.800 1.900-2.700-.9-2.200L0 14v-4l3.200-.6.9-2.200-1.900-2.700 2.800-2.800 2.700 1.900 2.200-.9zm2 8a4 4 0 1 0 .1 0z"
      />
    </svg>
  );
}
