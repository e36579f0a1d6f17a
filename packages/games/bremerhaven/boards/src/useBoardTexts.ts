import { useTranslation } from "react-i18next";

/** The texts of the boards, which the client loads under the game's id. */
export const useBoardTexts = () => useTranslation("bremerhaven");
