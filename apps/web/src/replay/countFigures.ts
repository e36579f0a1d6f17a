import { eventsFor, readReplay } from "@harbor/kit";
import { clientFor } from "../cards/clientFor.ts";
import { gameNamed } from "../house.ts";
import { finishedFile, finishedGames } from "./finishedGames.ts";
import { openRecording } from "./recording.ts";
import { noteFigures, results } from "./results.ts";

/** Counts in a recording what the statistics add up, unless that is done already; whether anything was noted. */
export async function countFigures(id: string): Promise<boolean> {
  const kept = finishedGames().find((one) => one.id === id);
  const result = results().find((one) => one.id === id);
  const file = finishedFile(id);
  if (kept?.own === undefined || file === undefined || result === undefined || result.figures !== undefined)
    return false;
  const manifest = gameNamed(kept.game);
  const read = readReplay(file);
  if (manifest === undefined || !read.ok) return false;
  const { cards, cardLists, rules } = read.value;
  const found = await clientFor(manifest, cards, cardLists, rules);
  if (!found.ok || found.client.tally === undefined) return false;
  const opened = openRecording(found.client, file);
  if (!opened.ok) return false;
  const history = eventsFor(opened.value.facts, kept.own).map((event, n) => ({ n, event }));
  noteFigures(id, found.client.tally.figuresOf(history, kept.own));
  return true;
}

/** Counts the games whose recordings are still here; whether anything was noted. */
export async function countAllFigures(): Promise<boolean> {
  let noted = false;
  for (const { id, figures } of results()) {
    // What cannot be counted is left out.
    if (figures === undefined) noted = (await countFigures(id).catch(() => false)) || noted;
  }
  return noted;
}
