import { Worker } from "node:worker_threads";
import { isSeed, type Move, playedUnder, type Replay, readReplay, verifyReplay, writeReplay } from "@harbor/kit";
import { cardsHashSchema, nameSchema, type Refused, refuse } from "@harbor/protocol";
import { type AnyGame, gameNamed, personsIn } from "./games.ts";

/** So much is checked in some hundredths of a second at worst: less than it takes to start a thread. */
const SMALL = 64 * 1024;
const VERIFIER = new URL("./replayVerifier.ts", import.meta.url);
/** How much of a processor a check may use: far more than the longest game needs. */
export const MOST_EFFORT_MS = 10_000;
/** However little of a processor a busy machine gives to the check, it is over by then. */
const WITHIN_MS = 60_000;
const MOST_WAITING = 8;
/** Of memory: far more than the longest game needs. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 24 };

/** A file from outside and, where it was played with cards that somebody handed in, these. */
export type Upload = { readonly text: string; readonly cards?: unknown };

/** The replay in what was read and checked of it, and in nothing else that the file may have held. */
export type Checked = { readonly ok: true; readonly text: string };

export const TOO_LONG = refuse("bad-replay", { detail: "the game takes too long to be played again" });

/**
 * Plays a file again, and gives the replay that is in it, or why it is none of a game we know. `watch` is called after
 * each move, and may throw to end it.
 */
export function checkReplay({ text, cards }: Upload, watch: () => void = () => undefined): Checked | Refused {
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

/** A replay that was verified, each part of it as the game itself reads or makes it. */
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
    // A name that cannot be shown is a nameless player's.
    ...(isNamed && { names: read.map((name) => name ?? "?") }),
    ...(playing.length > 0 && { bots: playing.map(({ seat, bot }) => ({ seat, bot })) }),
    ...(gaveUp.length > 0 && { resigned: gaveUp }),
    moves,
    // Compared letter for letter with what the game makes of it.
    scores,
  };
}

/**
 * Plays replays from outside again, the large ones one at a time and in a thread of their own: a file can be made so
 * that this takes long, and no table may feel it.
 */
export class ReplayCheck {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  async check(upload: Upload): Promise<Checked | Refused> {
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

function inThread(upload: Upload): Promise<Checked | Refused> {
  const thread = new Worker(VERIFIER, { workerData: upload, resourceLimits: RESOURCE_LIMITS });
  return new Promise<Checked | Refused>((resolve, reject) => {
    const timer = setTimeout(() => resolve(TOO_LONG), WITHIN_MS);
    thread.on("message", (checked: Checked | Refused) => {
      clearTimeout(timer);
      resolve(checked);
    });
    thread.on("error", (error) => (isOutOfMemory(error) ? resolve(TOO_LONG) : reject(error)));
  }).finally(() => thread.terminate());
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
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
