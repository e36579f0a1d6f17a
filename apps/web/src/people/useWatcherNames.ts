import { allOf } from "@harbor/face";
import type { TableView } from "@harbor/protocol";
import { useTranslation } from "react-i18next";
import { useSettings } from "../settings/settingsStore.ts";

/** Who looks on, in one line: the names that are told, and how many more there are. */
export function useWatcherNames({ watchers, watcherNames }: Pick<TableView, "watchers" | "watcherNames">): string {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const more = watchers - watcherNames.length;
  const parts = more > 0 ? [...watcherNames, t("people.more", { count: more })] : watcherNames;
  return allOf(language, parts);
}
