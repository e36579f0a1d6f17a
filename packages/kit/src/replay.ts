import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { applyInput } from "./applyInput.ts";
import { commitTo, isSeed, type Seed } from "./chance.ts";
import { damaged, type ReplayResult } from "./damage.ts";
import type { Edition, Game, Score } from "./game.ts";
import type { Match, Move, Watcher } from "./match.ts";
import type { Seat } from "./seat.ts";

/** Names the format in a file's first line. The number changes with the format. */
export const REPLAY_FORMAT = "harbor-replay/1";

export type BotSeat = { readonly seat: Seat; readonly bot: string };

/** A finished game as its file holds it: everything needed to play it again, and its result. */
export type Replay = {
  readonly game: string;
  readonly rules: string;
  readonly cards: string;
  /** The cards, if they are not the game's own: then the file can be checked anywhere. */
  readonly cardLists?: unknown;
  readonly options: unknown;
  readonly seed: Seed;
  readonly commitment: string;
  /** The players' names by seat, if known. */
  readonly names?: readonly string[];
  /** The game's own bot in each seat, if it was one of them. */
  readonly bots?: readonly BotSeat[];
  /** The seats whose players gave up before the end and were played for from then on. */
  readonly resigned?: readonly Seat[];
  readonly moves: readonly Move<unknown>[];
  readonly scores: readonly Score[];
};

export function recordMatch<Options, State, Action>(
  game: Pick<Game, "id" | "rules" | "cards" | "cardLists">,
  plan: { readonly options: Options; readonly seed: Seed },
  match: Match<State, Action>,
): Replay {
  const { id, rules, cards, cardLists } = game;
  const { options, seed } = plan;
  return {
    game: id,
    rules,
    cards,
    ...(cardLists !== undefined && { cardLists }),
    options,
    seed,
    commitment: commitTo(seed),
    moves: match.moves,
    scores: match.scores,
  };
}

/**
 * One line of JSON for the head, one for every action, one for the end. Each line ends with a checksum of itself and
 * all lines before it, so that damage is found in the line where it is.
 */
export function writeReplay(replay: Replay): string {
  const { moves, scores, ...head } = replay;
  const lines: unknown[] = [{ format: REPLAY_FORMAT, ...head }];
  for (const { seat, action } of moves) lines.push([seat, action]);
  lines.push({ end: moves.length, scores });
  let check = "";
  const text = lines.map((line) => {
    check = checksum(check, line);
    return JSON.stringify(Array.isArray(line) ? [...line, check] : { ...Object(line), check });
  });
  return `${text.join("\n")}\n`;
}

export function readReplay(text: string): ReplayResult<Replay> {
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  const moves: Move<unknown>[] = [];
  let head: Omit<Replay, "moves" | "scores"> | undefined;
  let check = "";
  for (const [index, line] of lines.entries()) {
    const at = index + 1;
    const parsed = parseLine(line);
    if (parsed === undefined) return damaged({ kind: "not-a-line", line: at });
    if (index === 0) {
      head = readHead(parsed.content);
      if (head === undefined) return damaged({ kind: "not-a-head", line: 1, format: REPLAY_FORMAT });
    }
    check = checksum(check, parsed.content);
    if (check !== parsed.check) return damaged({ kind: "changed", line: at });
    const move = readMove(parsed.content);
    if (move !== undefined) moves.push(move);
    else if (index > 0) {
      const scores = readEnd(parsed.content, moves.length);
      if (scores === undefined || head === undefined) return damaged({ kind: "neither", line: at });
      if (index < lines.length - 1) return damaged({ kind: "after-the-end", line: at + 1 });
      return { ok: true, value: { ...head, moves, scores } };
    }
  }
  return damaged(lines.length === 0 ? { kind: "empty", line: 1 } : { kind: "breaks-off", line: lines.length });
}

/** The game under the rules and with the cards it began with, or as close as possible if not both are known here. */
export function playedUnder<Options, State, Action, Event, View, Reason extends string>(
  game: Game<Options, State, Action, Event, View, Reason>,
  begun: Edition,
): Game<Options, State, Action, Event, View, Reason> {
  if (begun.rules === game.rules && begun.cards === game.cards) return game;
  const edition = game.edition(begun);
  if (edition !== undefined) return edition;
  return begun.rules === game.rules ? game : (game.edition({ rules: begun.rules }) ?? game);
}

/**
 * Plays a replay again: the seed must match its hash, every action must be legal, and the scores must come out the
 * same.
 */
export function verifyReplay<Options, State, Action, Event, View, Reason extends string>(
  known: Game<Options, State, Action, Event, View, Reason>,
  replay: Replay,
  watch?: Watcher<State, Action, Event>,
): ReplayResult<State> {
  const game = playedUnder(known, replay);
  if (replay.game !== game.id) return damaged({ kind: "other-game", line: 1, game: replay.game, here: game.id });
  if (replay.rules !== game.rules)
    return damaged({ kind: "other-rules", line: 1, rules: replay.rules, here: game.rules });
  if (replay.cards !== game.cards) return damaged({ kind: "other-cards", line: 1 });
  if (commitTo(replay.seed) !== replay.commitment) return damaged({ kind: "other-hash", line: 1 });
  const options = game.readOptions(replay.options);
  if (!options.ok) return damaged({ kind: "bad-options", line: 1, detail: options.problem });
  const begun = game.begin(options.value, replay.seed);
  if (!begun.ok) return damaged({ kind: "bad-options", line: 1, detail: begun.problem });
  let state = begun.state;
  watch?.({ state, move: undefined, facts: begun.events });
  for (const [index, { seat, action }] of replay.moves.entries()) {
    const applied = applyInput(game, state, seat, action);
    if (!applied.ok)
      return damaged({ kind: "refused", line: index + 2, action: index + 1, seat, reason: applied.reason });
    state = applied.state;
    const checked = game.readAction(action);
    if (checked !== undefined) watch?.({ state, move: { seat, action: checked }, facts: applied.events });
  }
  const line = replay.moves.length + 2;
  const scores = game.scores(state);
  if (scores === undefined) return damaged({ kind: "not-over", line });
  if (JSON.stringify(scores) !== JSON.stringify(replay.scores)) return damaged({ kind: "other-scores", line });
  return { ok: true, value: state };
}

const CHECK_LENGTH = 8;

function checksum(before: string, content: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(before + JSON.stringify(content)))).slice(0, CHECK_LENGTH);
}

function parseLine(line: string): { readonly content: unknown; readonly check: unknown } | undefined {
  const parsed = parseJson(line);
  if (Array.isArray(parsed)) return { content: parsed.slice(0, -1), check: parsed.at(-1) };
  if (!isRecord(parsed)) return undefined;
  const { check, ...content } = parsed;
  return { content, check };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}

function readHead(content: unknown): Omit<Replay, "moves" | "scores"> | undefined {
  if (!isRecord(content)) return undefined;
  const { format, game, rules, cards, cardLists, options, seed, commitment, names, bots, resigned } = content;
  if (format !== REPLAY_FORMAT || !isSeed(seed)) return undefined;
  if (!isText(game) || !isText(rules) || !isText(cards) || !isText(commitment)) return undefined;
  if (names !== undefined && !(Array.isArray(names) && names.every(isText))) return undefined;
  if (bots !== undefined && !(Array.isArray(bots) && bots.every(isBotSeat))) return undefined;
  if (resigned !== undefined && !(Array.isArray(resigned) && resigned.every(isSeat))) return undefined;
  return {
    game,
    rules,
    cards,
    ...(cardLists !== undefined && { cardLists }),
    options,
    seed,
    commitment,
    ...(names !== undefined && { names }),
    ...(bots !== undefined && { bots }),
    ...(resigned !== undefined && { resigned }),
  };
}

function isBotSeat(input: unknown): input is BotSeat {
  return isRecord(input) && isSeat(input.seat) && isText(input.bot);
}

function readMove(content: unknown): Move<unknown> | undefined {
  if (!Array.isArray(content) || content.length !== 2) return undefined;
  const [seat, action]: unknown[] = content;
  return isSeat(seat) ? { seat, action } : undefined;
}

function readEnd(content: unknown, moves: number): readonly Score[] | undefined {
  if (!isRecord(content) || content.end !== moves || !Array.isArray(content.scores)) return undefined;
  return content.scores.every(isScore) ? content.scores : undefined;
}

function isScore(input: unknown): input is Score {
  return (
    isRecord(input) &&
    isSeat(input.seat) &&
    isSeat(input.place) &&
    typeof input.score === "number" &&
    isRecord(input.parts) &&
    (input.tieBreaks === undefined || isRecord(input.tieBreaks))
  );
}

function isText(input: unknown): input is string {
  return typeof input === "string";
}

function isSeat(input: unknown): input is Seat {
  return typeof input === "number" && Number.isInteger(input) && input >= 0;
}
