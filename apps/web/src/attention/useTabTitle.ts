import { useEffect } from "react";
import { FACE } from "../games.ts";

/** The tab's title, and a picture with a mark on it while something waits. */
export function useTabTitle(title: string, marked: boolean): void {
  useEffect(() => {
    document.title = title;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon !== null) icon.href = marked ? "/favicon-turn.svg" : "/favicon.svg";
    return () => {
      document.title = FACE.title;
      if (icon !== null) icon.href = "/favicon.svg";
    };
  }, [title, marked]);
}
