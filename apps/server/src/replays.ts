import { Worker } from "node:worker_threads";
import { isSeed, readReplay, verifyReplay } from "@harbor/kit";
import { cardsHashSchema, type Refused, refuse } from "@harbor/protocol";
import { gameNamed } from "./games.ts";

/** So much is checked in some hundredths of a second at worst: less than it takes to start a thread. */
const SMALL = 64 * 1024;
const VERIFIER = new URL("./replayVerifier.ts", import.meta.url);
/** Far more than the longest game needs. */
const WITHIN_MS = 10_000;
const MOST_WAITING = 8;

/** A file from outside and, where it was played with cards that somebody handed in, these. */
export type Upload = { readonly text: string; readonly cards?: unknown };

/** Why a file is no replay of a game we know; undefined for a good one. */
export function whatIsWrongWith({ text, cards }: Upload): Refused | undefined {
  const replay = readReplay(text);
  if (!replay.ok) return refuse("bad-replay", { detail: replay.problem.slice(0, 200) });
  const game = gameNamed(replay.value.game);
  if (game === undefined) return refuse("no-such-game");
  const played = cards === undefined ? undefined : game.withCards(cards);
  const verified = verifyReplay(played?.ok ? played.value : game, replay.value);
  return verified.ok ? undefined : refuse("bad-replay", { detail: verified.problem.slice(0, 200) });
}

/**
 * Plays replays from outside again, the large ones one at a time and in a thread of their own: a file can be made so
 * that this takes long, and no table may feel it.
 */
export class ReplayCheck {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  async whatIsWrong(upload: Upload): Promise<Refused | undefined> {
    if (upload.text.length <= SMALL) return whatIsWrongWith(upload);
    if (this.#waiting >= MOST_WAITING) return refuse("busy");
    this.#waiting += 1;
    const checked = this.#last.then(() => inThread(upload));
    this.#last = checked.catch(() => undefined);
    try {
      return await checked;
    } finally {
      this.#waiting -= 1;
    }
  }
}

function inThread(upload: Upload): Promise<Refused | undefined> {
  const thread = new Worker(VERIFIER, { workerData: upload });
  const tooLong = refuse("bad-replay", { detail: "the game takes too long to be played again" });
  return new Promise<Refused | undefined>((resolve, reject) => {
    const timer = setTimeout(() => resolve(tooLong), WITHIN_MS);
    thread.on("message", (refused: Refused | undefined) => {
      clearTimeout(timer);
      resolve(refused);
    });
    thread.on("error", reject);
  }).finally(() => thread.terminate());
}

/** The seed that a stored replay tells in its first line: it was checked when it was stored. */
export function seedOf(replay: string): string | undefined {
  const seed = inHead(replay, "seed");
  return isSeed(seed) ? seed : undefined;
}

/** The hash of the cards that a replay says it was played with. */
export function cardsOf(replay: string): string | undefined {
  const hash = cardsHashSchema.safeParse(inHead(replay, "cards"));
  return hash.success ? hash.data : undefined;
}

function inHead(replay: string, field: string): unknown {
  try {
    const head: unknown = JSON.parse(replay.slice(0, replay.indexOf("\n")));
    return typeof head === "object" && head !== null ? Reflect.get(head, field) : undefined;
  } catch {
    return undefined;
  }
}
