import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { DE } from "./texts/de.ts";
import { EN } from "./texts/en.ts";
import { FR } from "./texts/fr.ts";

/** The texts for the game of the day, loaded with its pages, in all three languages at once. */
export function useDailyTexts() {
  if (!i18next.hasResourceBundle("en", "daily")) {
    for (const [language, texts] of Object.entries({ en: EN, de: DE, fr: FR }))
      i18next.addResourceBundle(language, "daily", texts);
  }
  return useTranslation("daily");
}
