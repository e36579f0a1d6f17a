import type { GameManifest, Language, TextTree } from "@harbor/ui";
import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";

const LOADERS = {
  en: async () => (await import("./texts/en.ts")).EN,
  de: async () => (await import("./texts/de.ts")).DE,
  fr: async () => (await import("./texts/fr.ts")).FR,
} as const satisfies Record<Language, () => Promise<object>>;

/** Loads only the language in use; another one is loaded when it is chosen. */
export async function startTexts(language: Language): Promise<i18n> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: ["web"],
    defaultNS: "web",
    resources: { [language]: { web: await LOADERS[language]() } },
    interpolation: { escapeValue: false },
    // The defaults; if they are explicit, i18next does not check whether keys are sentences.
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

/** Adds texts as a namespace: a game's own are named by its id. */
export function learnTexts(namespace: string, texts: Readonly<Record<Language, TextTree>>): void {
  for (const [language, tree] of Object.entries(texts)) i18next.addResourceBundle(language, namespace, tree);
}

/** The namespace of the texts of a game's lessons. */
export function lessonTextsOf({ id }: Pick<GameManifest, "id">): string {
  return `${id}-lessons`;
}
