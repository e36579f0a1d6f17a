import { applyInput, type Fact } from "@harbor/kit";
import { CHAT_KEPT } from "@harbor/protocol";
import type { AnyGame } from "../games.ts";
import { haveAllAgreed } from "../ratings/gameResults.ts";
import { asideOf, countAside, countStep } from "./bounds.ts";
import { noteSpoken } from "./chatPace.ts";
import type { EntryBody } from "./entry.ts";
import { withKeptOut, withoutKeptOut } from "./moderation.ts";
import { afterPlaying, dropStale } from "./queued.ts";
import { rememberCommand } from "./recentCommands.ts";
import { foldResigned } from "./resign.ts";
import { type Holder, type SeatState, seatOf, TABLE_FORMAT, type TableState } from "./tableState.ts";
import { inTime, noteWaiting, partOf } from "./waiting.ts";

export type Folded =
  | { readonly ok: true; readonly state: TableState; readonly facts: readonly Fact<unknown>[] }
  | { readonly ok: false; readonly reason: string };

const NO_FACTS: readonly Fact<unknown>[] = [];
const EMPTY: Holder = { kind: "empty" };

export function openTable(game: AnyGame, entry: Extract<EntryBody, { type: "created" }>): TableState {
  const { code, settings, host, seed } = entry;
  return {
    format: TABLE_FORMAT,
    code,
    settings,
    host,
    status: "open",
    ...seatsFor(game, settings.options),
    sameSeed: seed !== undefined,
    ...(seed !== undefined && { seed }),
    happened: 0,
    votes: {},
    closing: [],
    chat: [],
    muted: [],
    recent: {},
  };
}

/** Applies an entry to a table. Only a game's action can be refused here; everything else was decided before. */
export function fold(game: AnyGame, state: TableState, entry: EntryBody, at: number): Folded {
  if (entry.type !== "acted" && entry.type !== "started")
    return accept(rememberCommand(countAside(foldPlain(game, state, entry, at), asideOf(state, entry)), entry.origin));
  const played = entry.type === "started" ? begin(game, state, entry) : act(game, state, entry);
  if (!played.ok) return played;
  const isOwn = entry.type === "acted" && entry.by !== "autopilot";
  const move = entry.type === "acted" ? { seat: entry.seat, isOwn } : undefined;
  const happened = state.happened + played.facts.length;
  const timed = { ...played.state, happened, seats: noteWaiting(game, state, played.state, move, at) };
  return accept(rememberCommand(timed, entry.origin), played.facts);
}

function accept(state: TableState, facts = NO_FACTS): Folded {
  return { ok: true, state, facts };
}

function begin(game: AnyGame, state: TableState, entry: Extract<EntryBody, { type: "started" }>): Folded {
  const { seed, rules, cards } = entry;
  const options = game.readOptions(state.settings.options);
  if (!options.ok) return { ok: false, reason: options.problem };
  const chosen = game.withChoices(
    options.value,
    state.seats.map(({ choice }) => choice),
  );
  const begun = game.begin(chosen, seed);
  if (!begun.ok) return { ok: false, reason: begun.problem };
  // Nobody can sit down any more.
  const ready = withoutKeptOut(state, ({ from }) => from === "seat");
  const playing: TableState = {
    ...ready,
    status: "playing",
    seed,
    playedUnder: { rules, cards },
    game: begun.state,
    ...(haveAllAgreed(state) && { rated: true }),
  };
  return { ok: true, state: playing, facts: begun.events };
}

function act(game: AnyGame, state: TableState, entry: Extract<EntryBody, { type: "acted" }>): Folded {
  const acted = actAt(game, state, entry);
  return acted.ok ? { ...acted, state: dropStale(game, state, acted) } : acted;
}

function actAt(game: AnyGame, state: TableState, entry: Extract<EntryBody, { type: "acted" }>): Folded {
  const applied = applyInput(game, state.game, entry.seat, entry.action);
  if (!applied.ok) return applied;
  const seat = state.seats[entry.seat];
  const isOver = game.scores(applied.state) !== undefined;
  const played: TableState = { ...state, game: applied.state, ...(isOver && { status: "finished", votes: {} }) };
  if (seat === undefined) return { ok: true, state: played, facts: applied.events };
  const spent = entry.by === "queue" ? { ...seat, queue: afterPlaying(seat.queue, entry.action) } : seat;
  const counted = entry.by === "player" || entry.by === "queue" ? countStep(game, state, spent) : spent;
  const back = entry.by === "player" ? { ...inTime(counted), holder: comeBack(counted.holder) } : counted;
  const seats = back === seat ? state.seats : state.seats.with(entry.seat, back);
  if (entry.by !== "player") return { ok: true, state: { ...played, seats }, facts: applied.events };
  // Acting withdraws a vote to close.
  const closing = without(state.closing, entry.seat);
  const votes = withoutVotes(played, entry.seat);
  return { ok: true, state: { ...played, seats, votes, closing }, facts: applied.events };
}

function foldPlain(
  game: AnyGame,
  state: TableState,
  entry: Exclude<EntryBody, { type: "acted" | "started" }>,
  at: number,
): TableState {
  switch (entry.type) {
    case "created":
      return openTable(game, entry);
    case "configured":
      return {
        ...withoutRating(state),
        settings: entry.settings,
        ...keepSeats(game, withoutRating(state), entry.settings.options),
      };
    case "sat": {
      const { person, name } = entry;
      const back = withoutKeptOut(withoutRating(state), (one) => one.person === person);
      return changeSeat(back, entry.seat, {
        holder: { kind: "person", person, name, since: at, missed: 0, autopilot: false },
      });
    }
    case "stood":
      return standUp(state, entry.seat);
    case "renamed":
      return {
        ...state,
        seats: state.seats.map((seat) => ({ ...seat, holder: rename(seat.holder, entry.person, entry.name) })),
      };
    case "chose": {
      const { choice: _, ...bare } = state.seats[entry.seat] ?? { holder: EMPTY, color: 0, queue: [] };
      return {
        ...state,
        seats: state.seats.with(entry.seat, { ...bare, ...(entry.choice !== undefined && { choice: entry.choice }) }),
      };
    }
    case "painted":
      return changeSeat(state, entry.seat, { color: entry.color });
    case "bot-sat":
      return changeSeat(withoutRating(state), entry.seat, { holder: botOf(entry.bot) });
    case "host-changed":
      return { ...state, host: entry.host };
    case "queued":
      return changeSeat(state, entry.seat, { queue: entry.actions });
    case "timed-out": {
      const holder = state.seats[entry.seat]?.holder ?? EMPTY;
      return changeSeat(state, entry.seat, {
        holder: holder.kind === "person" ? { ...holder, missed: holder.missed + 1 } : holder,
        ...(game.finishesPart?.(state.game) === true && { late: partOf(game, state.game) }),
      });
    }
    case "voted":
      return { ...state, votes: { ...state.votes, [entry.seat]: [...(state.votes[entry.seat] ?? []), entry.voter] } };
    case "handed-over": {
      const holder = state.seats[entry.seat]?.holder ?? EMPTY;
      const handed = changeSeat(state, entry.seat, {
        holder: holder.kind === "person" ? { ...holder, autopilot: true } : holder,
      });
      return { ...handed, votes: withoutVotes(state, entry.seat) };
    }
    case "returned": {
      const returned = changeSeat(state, entry.seat, { holder: comeBack(state.seats[entry.seat]?.holder ?? EMPTY) });
      const since = state.seats[entry.seat]?.since === undefined ? {} : { since: at };
      return { ...changeSeat(returned, entry.seat, since), votes: withoutVotes(state, entry.seat) };
    }
    case "said": {
      const { person, name, seat, text } = entry;
      const line = { person, name, text, at, ...(seat !== undefined && { seat }) };
      return { ...noteSpoken(state, person, at), chat: keepLatest([...state.chat, line], seat !== undefined) };
    }
    case "muted": {
      const others = state.muted.filter((author) => author !== entry.author);
      return { ...state, muted: entry.muted ? [...others, entry.author] : others };
    }
    case "kept-out": {
      const seat = seatOf(state, entry.person);
      const left = seat === undefined ? state : standUp(state, seat);
      return { ...left, keptOut: withKeptOut(state, entry) };
    }
    case "readmitted":
      return withoutKeptOut(state, ({ person }) => person === entry.person);
    case "chat-paced": {
      // Earlier messages do not count towards the new pace.
      const { spoken: _, ...unheard } = state;
      return { ...unheard, chatPace: entry.pace };
    }
    case "resigned":
      return foldResigned(state, entry.seat);
    case "rating-agreed": {
      const { rating: _, ...bare } = state.seats[entry.seat] ?? { holder: EMPTY, color: 0, queue: [] };
      return {
        ...state,
        seats: state.seats.with(entry.seat, { ...bare, ...(entry.rating !== undefined && { rating: entry.rating }) }),
      };
    }
    case "rated":
      return { ...state, ratings: entry.ratings };
    case "ratings-saved":
      return { ...state, ratingsSaved: true };
    case "archived":
      return { ...state, replay: entry.replay };
    case "rematched":
      return { ...state, rematch: entry.code, ...(entry.by !== undefined && { rematchBy: entry.by }) };
    case "close-wanted": {
      const others = without(state.closing, entry.seat);
      return { ...state, closing: entry.wanted ? [...others, entry.seat] : others };
    }
    case "closed":
      return { ...state, status: "closed", votes: {}, closing: [] };
    default:
      return entry satisfies never;
  }
}

/** Players and others have separate histories, so that spectators cannot push out what players said. */
function keepLatest(chat: TableState["chat"], bySeated: boolean): TableState["chat"] {
  const isAlike = ({ seat }: TableState["chat"][number]) => (seat !== undefined) === bySeated;
  return chat.filter(isAlike).length > CHAT_KEPT ? chat.toSpliced(chat.findIndex(isAlike), 1) : chat;
}

function changeSeat(state: TableState, seat: number, change: Partial<SeatState>): TableState {
  const before = state.seats[seat];
  return before === undefined ? state : { ...state, seats: state.seats.with(seat, { ...before, ...change }) };
}

function standUp(state: TableState, seat: number): TableState {
  const color = state.seats[seat]?.color ?? 0;
  return { ...state, seats: state.seats.with(seat, { holder: EMPTY, color, queue: [] }) };
}

/** A missing bot is left out rather than undefined: states are compared and kept as JSON. */
function botOf(bot: string | undefined): Holder {
  return { kind: "bot", ...(bot !== undefined && { bot }) };
}

function comeBack(holder: Holder): Holder {
  if (holder.kind !== "person" || (holder.missed === 0 && !holder.autopilot)) return holder;
  return { ...holder, missed: 0, autopilot: false };
}

function rename(holder: Holder, person: string, name: string): Holder {
  return holder.kind === "person" && holder.person === person ? { ...holder, name } : holder;
}

/** Who agreed to a rated game agreed to it with these people, at this table. */
function withoutRating(state: TableState): TableState {
  if (state.seats.every(({ rating }) => rating === undefined)) return state;
  return { ...state, seats: state.seats.map(({ rating: _, ...seat }) => seat) };
}

/** The same array if the seat is not in it. */
function without(seats: readonly number[], seat: number): readonly number[] {
  return seats.includes(seat) ? seats.filter((one) => one !== seat) : seats;
}

/** The same object if nobody has voted on the seat. */
function withoutVotes(state: TableState, seat: number): TableState["votes"] {
  if (state.votes[seat] === undefined) return state.votes;
  return Object.fromEntries(Object.entries(state.votes).filter(([voted]) => voted !== String(seat)));
}

function seatsFor(game: AnyGame, input: unknown): Pick<TableState, "seats" | "choices"> {
  const options = game.readOptions(input);
  const count = options.ok ? game.seatsIn(options.value) : 0;
  const seats = Array.from({ length: count }, (_, color): SeatState => ({ holder: EMPTY, color, queue: [] }));
  return { seats, choices: options.ok ? game.choicesIn(options.value) : [] };
}

/**
 * People keep their seat if its number still exists, and otherwise move up. They keep their color, and their choice if
 * it still exists.
 */
function keepSeats(game: AnyGame, state: TableState, input: unknown): Pick<TableState, "seats" | "choices"> {
  const { seats: fresh, choices } = seatsFor(game, input);
  const kept = state.seats.map(({ choice, ...seat }): SeatState => {
    return choice === undefined || !choices.includes(choice) ? seat : { ...seat, choice };
  });
  if (kept.length === fresh.length) return { seats: kept, choices };
  const taken = kept.filter(({ holder }) => holder.kind !== "empty");
  const free = fresh.map(({ color }) => color).filter((color) => !taken.some((seat) => seat.color === color));
  const seats = fresh.map(
    (seat, index) => taken[index] ?? { ...seat, color: free[index - taken.length] ?? seat.color },
  );
  return { seats, choices };
}
