import type { AnyGameClient, GameManifest } from "@harbor/ui";
import { tableCard } from "../api/http.ts";
import { clientFor, lookAgain } from "../cards/clientFor.ts";
import { gameNamed } from "../house.ts";

type Found =
  | { readonly ok: true; readonly game: GameManifest; readonly client: AnyGameClient }
  | { readonly ok: false; readonly why: "table" | "game" | "cards" | "server" };

const NO_TABLE: ReadonlySet<string> = new Set(["no-such-table", "malformed"]);

/** Finds the client for a table: its game, with the cards and rules it began with. */
export async function clientOfTable(code: string): Promise<Found> {
  const card = await tableCard(code);
  if (!card.ok) return { ok: false, why: NO_TABLE.has(card.code) ? "table" : "server" };
  const { settings, playedUnder, status } = card.value;
  // Shown next, once the client is there. If this fails, whatever shows the lobby tries again and tells of it.
  if (status === "open") void import("./lobby/Lobby.tsx").catch(() => undefined);
  const game = gameNamed(settings.game);
  if (game === undefined) return { ok: false, why: "game" };
  const cards = playedUnder?.cards ?? settings.cards;
  const found = await clientFor(game, cards, undefined, playedUnder?.rules);
  if (found.ok) return { ok: true, game, client: found.client };
  lookAgain(game, cards, playedUnder?.rules);
  return { ok: false, why: found.why === "missing" ? "cards" : "server" };
}
