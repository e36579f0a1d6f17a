import { Worker } from "node:worker_threads";
import { isSeed, type Move, playedUnder, type Replay, readReplay, verifyReplay, writeReplay } from "@harbor/kit";
import { cardsHashSchema, nameSchema, type Refused, refuse } from "@harbor/protocol";
import { type AnyGame, gameNamed, personsIn } from "./games.ts";

/** Checking this much takes a few hundredths of a second at worst, less than starting a thread. */
const SMALL = 64 * 1024;
const VERIFIER = new URL("./replayVerifier.ts", import.meta.url);
/** The CPU time a check may use: far more than the longest game needs. */
export const MOST_EFFORT_MS = 10_000;
/** The wall-clock limit, even on a busy machine. */
const WITHIN_MS = 60_000;
const MOST_WAITING = 8;
/** The memory a check may use: far more than the longest game needs. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 24 };

/** An uploaded replay, with its custom cards if it used any. */
export type Upload = { readonly text: string; readonly cards?: unknown };

/** The verified replay, without anything else the upload contained. */
export type VerifiedReplay = { readonly ok: true; readonly text: string };

export const TOO_LONG = refuse("bad-replay", { detail: "the game takes too long to replay" });

/**
 * Replays an upload; gives the replay in it, or why it is invalid. `watch` is called after each move, and may throw to
 * stop.
 */
export function checkReplay({ text, cards }: Upload, watch: () => void = () => undefined): VerifiedReplay | Refused {
  const replay = readReplay(text);
  if (!replay.ok) return refuse("bad-replay", { detail: replay.problem.slice(0, 200) });
  const game = gameNamed(replay.value.game);
  if (game === undefined) return refuse("no-such-game");
  const given = cards === undefined ? replay.value : { cardLists: cards, ...replay.value };
  const moves: Move<unknown>[] = [];
  const verified = verifyReplay(game, given, ({ move }) => {
    watch();
    if (move !== undefined) moves.push(move);
  });
  if (!verified.ok) return refuse("bad-replay", { detail: verified.problem.slice(0, 200) });
  return { ok: true, text: writeReplay(asRead(playedUnder(game, given), replay.value, moves)) };
}

/** A verified replay, every part of it read or made by the game. */
function asRead(game: AnyGame, replay: Replay, moves: readonly Move<unknown>[]): Replay {
  const { id, rules, cards, cardLists } = game;
  const { seed, commitment, names, bots, resigned, scores } = replay;
  const options = game.readOptions(replay.options);
  const read = names?.map((name) => nameSchema.safeParse(name).data);
  const seats = options.ok ? game.seatsIn(options.value) : 0;
  const isNamed = options.ok && read?.length === seats;
  const persons = new Set(personsIn(id).map((person) => person.id));
  const playing = bots?.filter(({ seat, bot }) => seat < seats && persons.has(bot)) ?? [];
  const gaveUp = [...new Set(resigned)].filter((seat) => seat < seats);
  return {
    game: id,
    rules,
    cards,
    ...(cardLists !== undefined && { cardLists }),
    options: options.ok ? options.value : undefined,
    seed,
    commitment,
    // A name that cannot be shown becomes "?".
    ...(isNamed && { names: read.map((name) => name ?? "?") }),
    ...(playing.length > 0 && { bots: playing.map(({ seat, bot }) => ({ seat, bot })) }),
    ...(gaveUp.length > 0 && { resigned: gaveUp }),
    moves,
    // Made by the game, which also compares them with the upload's.
    scores,
  };
}

/**
 * Verifies uploaded replays, large ones one at a time in a thread of their own: a crafted file may take long, and no
 * table may feel it.
 */
export class ReplayCheck {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  async check(upload: Upload): Promise<VerifiedReplay | Refused> {
    if (upload.text.length <= SMALL) return checkReplay(upload);
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

function inThread(upload: Upload): Promise<VerifiedReplay | Refused> {
  const thread = new Worker(VERIFIER, { workerData: upload, resourceLimits: RESOURCE_LIMITS });
  return new Promise<VerifiedReplay | Refused>((resolve, reject) => {
    const timer = setTimeout(() => resolve(TOO_LONG), WITHIN_MS);
    thread.on("message", (checked: VerifiedReplay | Refused) => {
      clearTimeout(timer);
      resolve(checked);
    });
    thread.on("error", (error) => (isOutOfMemory(error) ? resolve(TOO_LONG) : reject(error)));
  }).finally(() => thread.terminate());
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

/** The seed in a stored replay's first line, which was checked when it was stored. */
export function seedOf(replay: string): string | undefined {
  const seed = inHead(replay, "seed");
  return isSeed(seed) ? seed : undefined;
}

/** The hash of a replay's custom cards. */
export function cardsOf(replay: string): string | undefined {
  const hash = cardsHashSchema.safeParse(inHead(replay, "cards"));
  return hash.success ? hash.data : undefined;
}

/** The scores in a verified replay's last line. */
export function scoresOf({ text }: VerifiedReplay): Replay["scores"] | undefined {
  const read = readReplay(text);
  return read.ok ? read.value.scores : undefined;
}

/** A field of the first line of anything that may be a replay. */
export function inHead(replay: string, field: string): unknown {
  try {
    const head: unknown = JSON.parse(replay.slice(0, replay.indexOf("\n")));
    return typeof head === "object" && head !== null ? Reflect.get(head, field) : undefined;
  } catch {
    return undefined;
  }
}
