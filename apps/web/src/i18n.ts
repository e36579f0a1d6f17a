import { type GameManifest, LANGUAGES, type Language, type TextTree } from "@harbor/ui";
import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";

type TextLoader = (language: Language) => Promise<TextTree>;

const PAGE_TEXTS = {
  en: async () => (await import("./texts/en.ts")).EN,
  de: async () => (await import("./texts/de.ts")).DE,
  fr: async () => (await import("./texts/fr.ts")).FR,
} as const satisfies Record<Language, () => Promise<TextTree>>;

/** Texts of which only the language in use is loaded, by namespace; another one is loaded when it is chosen. */
const loaders = new Map<string, TextLoader>([["web", (language) => PAGE_TEXTS[language]()]]);
/** The language in use, or the one that is being loaded. */
let wanted: Language | undefined;

export async function startTexts(language: Language): Promise<i18n> {
  wanted = language;
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: ["web"],
    defaultNS: "web",
    resources: { [language]: { web: await PAGE_TEXTS[language]() } },
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
  wanted = language;
  await learn(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Adds texts as a namespace, in the language in use; while that changes, in both. */
export async function loadTexts(namespace: string, load: TextLoader): Promise<void> {
  loaders.set(namespace, load);
  const spoken = LANGUAGES.filter((language) => language === i18next.language || language === wanted);
  await Promise.all(spoken.map(learn));
}

async function learn(language: Language): Promise<void> {
  const unknown = [...loaders].filter(([namespace]) => !i18next.hasResourceBundle(language, namespace));
  await Promise.all(
    unknown.map(async ([namespace, load]) => i18next.addResourceBundle(language, namespace, await load(language))),
  );
}

/** Adds texts as a namespace, in all languages at once. */
export function learnTexts(namespace: string, texts: Readonly<Record<Language, TextTree>>): void {
  for (const [language, tree] of Object.entries(texts)) i18next.addResourceBundle(language, namespace, tree);
}

/** The namespace of the texts of a game's lessons. */
export function lessonTextsOf({ id }: Pick<GameManifest, "id">): string {
  return `${id}-lessons`;
}
