import type { AnyGameClient } from "@harbor/ui";
import { useTranslation } from "react-i18next";
import { useSettings } from "../settings/settingsStore.ts";
import type { Refusal } from "./table.ts";

const KNOWN = [
  "seat-taken",
  "color-taken",
  "bot-taken",
  "not-host",
  "not-open",
  "not-playing",
  "not-seated",
  "not-absent",
  "too-many-steps",
  "table-full",
  "other-rules",
  "seats-empty",
  "already-seated",
  "too-many",
  "too-many-tables",
  "bad-options",
  "muted",
  "banned",
  "kept-out",
  "chat-slow",
  "chat-closed",
  "no-such-person",
] as const;

/** Why something was refused, in words: the game's, with its rule, or the table's. */
export function useRefusalText(
  client: AnyGameClient,
): (refusal: Pick<Refusal, "why"> & Partial<Refusal>) => { readonly text: string; readonly rule: string | undefined } {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  return ({ why, tried }) => {
    if (tried === "configure" && why === "seat-taken") return plain(t("refused.too-few-seats"));
    if (why === "choice-taken")
      return plain(client.frameTexts[language].choice?.taken ?? t("refused.other", { code: why }));
    const known = KNOWN.find((one) => one === why);
    if (known !== undefined) return plain(t(`refused.${known}`));
    return client.refusal(why, language) ?? plain(t("refused.other", { code: why }));
  };
}

const plain = (text: string) => ({ text, rule: undefined });
