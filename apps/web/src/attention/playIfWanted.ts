import { useSettings } from "../settings/settingsStore.ts";
import type { News } from "./news.ts";
import { playSound } from "./sounds.ts";

/** Plays a sound, unless the player has switched sounds off. */
export function playIfWanted(news: News): void {
  const { sound, volume } = useSettings.getState();
  if (sound) playSound(news, volume);
}
