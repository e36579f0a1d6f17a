import type { AnyGameClient, GameManifest } from "@harbor/ui";
import { useEffect, useState } from "react";
import { loadClient } from "../gameClient.ts";
import { useSettings } from "../settings/settingsStore.ts";
import type { FinishedGame } from "./finishedGames.ts";

/** A kept game's mode, and what the score was worth. The list does not wait for the game that knows the words. */
export function KindLine({ game, kept }: { readonly game: GameManifest; readonly kept: FinishedGame }) {
  const language = useSettings((settings) => settings.language);
  const client = useClientOf(game);
  const [first] = kept.scores;
  if (client === undefined) return undefined;
  const band =
    first === undefined || kept.people.length > 1 ? undefined : client.bandOf?.(kept.mode, first.score, language);
  return (
    <>
      <span className="kept-kind">{client.modeName(kept.mode, language)}</span>
      {kept.day !== undefined && <span>{game.texts[language].daily?.name}</span>}
      {band !== undefined && <span className="kept-band">{band.name}</span>}
    </>
  );
}

function useClientOf(game: GameManifest): AnyGameClient | undefined {
  const [client, setClient] = useState<AnyGameClient>();
  useEffect(() => {
    let wanted = true;
    // Without it, for example offline, the list is just as usable.
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
