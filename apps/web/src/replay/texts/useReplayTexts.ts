import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { DE } from "./de.ts";
import { EN } from "./en.ts";
import { FR } from "./fr.ts";

/** The texts for recorded games, loaded separately from the home page's, in all three languages at once. */
export function useReplayTexts() {
  if (!i18next.hasResourceBundle("en", "replay")) {
    for (const [language, texts] of Object.entries({ en: EN, de: DE, fr: FR }))
      i18next.addResourceBundle(language, "replay", texts);
  }
  return useTranslation("replay");
}
