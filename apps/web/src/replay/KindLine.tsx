import type { GameManifest } from "@harbor/ui";
import { useSettings } from "../settings/settingsStore.ts";
import type { FinishedGame } from "./finishedGames.ts";
import { useClientOf } from "./useClientOf.ts";

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
