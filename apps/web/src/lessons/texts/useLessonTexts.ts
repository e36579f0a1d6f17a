import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { learnTexts } from "../../i18n.ts";
import { DE } from "./de.ts";
import { EN } from "./en.ts";
import { FR } from "./fr.ts";

/** The frame's texts for lessons, loaded separately from the home page's, in all three languages at once. */
export function useLessonTexts() {
  if (!i18next.hasResourceBundle("en", "learn")) learnTexts("learn", { en: EN, de: DE, fr: FR });
  return useTranslation("learn");
}
