import { useEffect } from "react";
import { useLook } from "../useGame.ts";

/** Sets the tab's title, and marks its icon while something waits. */
export function useTabTitle(title: string, marked: boolean): void {
  const look = useLook();
  useEffect(() => {
    document.title = title;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon !== null) icon.href = marked ? "/favicon-turn.svg" : "/favicon.svg";
    return () => {
      document.title = look.title;
      if (icon !== null) icon.href = "/favicon.svg";
    };
  }, [title, marked, look]);
}
