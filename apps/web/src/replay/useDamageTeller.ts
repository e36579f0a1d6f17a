import type { Damage } from "@harbor/kit";
import type { AnyGameClient } from "@harbor/ui";
import { useSettings } from "../settings/settingsStore.ts";
import { useReplayTexts } from "./texts/useReplayTexts.ts";

/** Explains in the reader's language what is wrong with a file, and where; seats are counted from 1. */
export function useDamageTeller(client: AnyGameClient | undefined): (damage: Damage) => string {
  const { t } = useReplayTexts();
  const language = useSettings((settings) => settings.language);
  return (damage) => {
    if (damage.kind !== "refused") return t(`damage.${damage.kind}`, { ...damage });
    const { line, action, seat, reason } = damage;
    const why = client?.refusal(reason, language)?.text ?? reason;
    return t("damage.refused", { line, action, seat: seat + 1, reason: why });
  };
}
