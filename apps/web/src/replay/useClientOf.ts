import type { AnyGameClient, GameManifest } from "@harbor/ui";
import { useEffect, useState } from "react";
import { loadClient } from "../gameClient.ts";

/** A game's client as soon as it has been loaded, for pages that are usable without it. */
export function useClientOf(game: GameManifest | undefined): AnyGameClient | undefined {
  const [client, setClient] = useState<AnyGameClient>();
  useEffect(() => {
    if (game === undefined) return;
    let wanted = true;
    // Without it, for example offline, the page is just as usable.
    void loadClient(game).then(
      (loaded) => wanted && setClient(loaded),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return client;
}
