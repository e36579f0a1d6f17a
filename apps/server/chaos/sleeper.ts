import { randomUUID } from "node:crypto";
import { anyStateLike } from "@harbor/kit";
import type { TableSettings } from "@harbor/protocol";
import { GAMES } from "../src/games.ts";
import { TestClient } from "../test/client.ts";
import { watchAgain } from "../test/player.ts";
import { insistOn } from "./lane.ts";

/** A player who never acts at a table with a clock, to measure what the clock does. */
export type Sleeper = {
  /** Excludes a time in which nobody could act. */
  forgive(ms: number): void;
  leave(): void;
  /** How many times it ran out after the full time. */
  readonly justly: number;
  /** Every time it ran out too early, in words. */
  readonly problems: readonly string[];
};

/** A player moved between servers may see their turn begin this much later. */
const SLACK_MS = 8000;
/** Alone at a solo table, so that nobody else waits. */
export async function openSleeper(url: string, clock: NonNullable<TableSettings["clock"]>): Promise<Sleeper> {
  const [game] = GAMES;
  const mode = game?.modes.find(({ seats }) => seats.includes(1));
  if (game === undefined || mode === undefined) throw new Error("there is no solo game");
  const client = await TestClient.arrive(url);
  const code = await insistOn(() => client.create({ game: game.id, options: { mode: mode.id, seats: 1 }, clock }));
  await watchAgain(client, code);
  for (const command of [{ do: "sit", seat: 0 }, { do: "start" }] as const)
    await client.insist(code, command, randomUUID());
  let justly = 0;
  let forgiven = 0;
  const problems: string[] = [];
  /** The part of the game it must decide, and since when. */
  let part: string | undefined;
  let since = performance.now();
  client.onView = (seen, { game: view, status }) => {
    if (seen !== code || view === undefined) return;
    const state = anyStateLike(game, view);
    const now = status === "finished" ? "over" : `${game.round(state)} ${game.phase(state)}`;
    if (now === part) return;
    const waited = performance.now() - since - forgiven;
    if (part !== undefined) {
      if (waited >= clock * 1000 - SLACK_MS) justly += 1;
      else problems.push(`a clock of ${clock} s ran out after ${Math.round(waited)} ms`);
    }
    [part, since, forgiven] = [now, performance.now(), 0];
  };
  return {
    forgive(ms) {
      forgiven += ms;
    },
    leave: () => client.close(),
    get justly() {
      return justly;
    },
    problems,
  };
}
