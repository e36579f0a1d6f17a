import { codeSchema, replayIdSchema } from "@harbor/protocol";
import { z } from "zod";
import { inHead } from "../replays.ts";
import type { ListedTable, Store } from "../store/store.ts";
import { cardOf, listed } from "../tables/summary.ts";
import type { GamePreview, LinkPreview, SitePreviews } from "./sitePreviews.ts";

type Shelves = Pick<Store, "tableByCode" | "replay">;
type Known = { readonly site: SitePreviews; readonly store: Shelves };

/** The preview of a page's address; undefined where the site's own will do. */
export async function previewOf(path: string, { site, store }: Known): Promise<LinkPreview | undefined> {
  const [first = "", second = ""] = path.split("/").filter((part) => part !== "");
  if (first === "t") {
    const table = await tableNamed(second, store);
    return table && ofTable(table, site);
  }
  if (first === "replay") {
    const text = await recordingAt(second, store);
    return text === undefined ? undefined : ofRecording(text, site);
  }
  const game = gameIn(site, first);
  return game && { ...faceOf(game), title: game.title, text: game.text };
}

async function tableNamed(code: string, store: Shelves): Promise<ListedTable | undefined> {
  const read = codeSchema.safeParse(code.toUpperCase());
  return read.success ? store.tableByCode(read.data) : undefined;
}

/** A recording by its own id, or by the code of a table that everybody may watch. */
async function recordingAt(name: string, store: Shelves): Promise<string | undefined> {
  const id = replayIdSchema.safeParse(name);
  if (id.success) return (await store.replay(id.data))?.text;
  const table = await tableNamed(name, store);
  const { settings, replay } = table === undefined ? {} : cardOf(table.card);
  return settings?.spectators === true && replay !== undefined ? (await store.replay(replay))?.text : undefined;
}

/** Ids come from addresses and files: those of no game may be any word, also one that every object knows. */
function gameIn({ games }: SitePreviews, id: unknown): GamePreview | undefined {
  return typeof id === "string" && Object.hasOwn(games, id) ? games[id] : undefined;
}

function faceOf({ image }: GamePreview): { readonly image?: string } {
  return image === undefined ? {} : { image };
}

/** Whoever has the link sees as much in the lobby. Nobody is named. */
function ofTable(table: ListedTable, site: SitePreviews): LinkPreview | undefined {
  const { code, status, settings, seats } = listed(table);
  const game = gameIn(site, settings.game);
  if (game === undefined) return undefined;
  const { mode } = settings.options;
  const modeName = typeof mode === "string" && Object.hasOwn(game.modes, mode) ? `${game.modes[mode]}. ` : "";
  const taken = seats.filter(({ kind }) => kind !== "empty").length;
  const stands: Readonly<Record<ListedTable["status"], string>> = {
    open: `${taken} of ${seats.length} seats taken.`,
    playing: "The game has begun.",
    finished: "The game is over.",
    closed: "The table was closed.",
  };
  return { ...faceOf(game), title: `${game.title}: table ${code}`, text: `${modeName}${stands[status]}` };
}

const scoresSchema = z.object({
  scores: z.array(z.object({ seat: z.int().min(0), score: z.number(), place: z.number() })),
});
const namesSchema = z.array(z.string());

/** Anybody with the link can watch the game, so its result is no secret. */
function ofRecording(text: string, site: SitePreviews): LinkPreview | undefined {
  const game = gameIn(site, inHead(text, "game"));
  if (game === undefined) return undefined;
  const last = text.trimEnd();
  const end = scoresSchema.safeParse(JSON.parse(last.slice(last.lastIndexOf("\n") + 1)));
  const names = namesSchema.safeParse(inHead(text, "names")).data ?? [];
  const ranked = end.success ? end.data.scores.toSorted((a, b) => a.place - b.place) : [];
  const results = ranked.map(({ seat, score }) => `${names[seat] ?? `Player ${seat + 1}`} ${score}`);
  return { ...faceOf(game), title: `${game.title}: a recorded game`, text: results.join(", ") || game.text };
}
