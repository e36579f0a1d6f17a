import { useEffect } from "react";
import { useSettings } from "./settingsStore.ts";

/** Without the attribute the system chooses between day and night. */
export function useTheme(): void {
  const theme = useSettings((settings) => settings.theme);
  const pace = useSettings((settings) => settings.pace);
  useEffect(() => {
    const root = document.documentElement;
    if (theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.dataset.pace = pace;
  }, [theme, pace]);
}
