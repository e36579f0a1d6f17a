import type { AnyStage, Language } from "@harbor/face";
import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";

const LOADERS = {
  en: async () => (await import("./texts/en.ts")).EN,
  de: async () => (await import("./texts/de.ts")).DE,
  fr: async () => (await import("./texts/fr.ts")).FR,
} as const satisfies Record<Language, () => Promise<object>>;

/** Only the language in use is loaded; another one comes when it is chosen. */
export async function startTexts(language: Language): Promise<i18n> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: ["web"],
    defaultNS: "web",
    resources: { [language]: { web: await LOADERS[language]() } },
    interpolation: { escapeValue: false },
    // What they are anyway; said out loud, keys are not examined for whether they could be sentences.
    keySeparator: ".",
    nsSeparator: ":",
    returnNull: false,
  });
  document.documentElement.lang = language;
  return i18next;
}

export async function speak(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, "web")) {
    i18next.addResourceBundle(language, "web", await LOADERS[language]());
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

export function learnTexts(stage: AnyStage): void {
  for (const [language, texts] of Object.entries(stage.texts)) i18next.addResourceBundle(language, "board", texts);
}
