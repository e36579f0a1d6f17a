import { type Command, type Refused, refuse, type TableSettings, type ToldRating } from "@harbor/protocol";
import { type AnyGame, personsIn } from "../games.ts";
import type { Person, PersonId } from "../store/store.ts";
import { isFullFor, mayStep } from "./bounds.ts";
import { tooSoon } from "./chatPace.ts";
import type { EntryBody } from "./entry.ts";
import { clearSeat, keepOut, keptFrom, mute, readmit } from "./moderation.ts";
import { nameAt } from "./names.ts";
import { alternativesIn } from "./queued.ts";
import { playsOn, resign } from "./resign.ts";
import { seatBot } from "./seatBot.ts";
import { authorId, hasResigned, seatOf, type TableState } from "./tableState.ts";

/** What a decision about a command may know besides the table. */
export type Asker = {
  readonly person: PersonId;
  readonly name: string;
  readonly at: number;
  /** Their rating in this game, if they want to be rated and are about to agree. */
  readonly rating?: ToldRating;
  /** Everybody who is connected to the table. */
  present(): readonly Person[];
  /** Whether the player in a seat is gone: away by the clock, or disconnected for a while. */
  isAbsent(seat: number): boolean;
  /** Whether the player in a seat has been gone long enough that a single opponent may vote. */
  isLongAbsent(seat: number): boolean;
  /** Whether the player in a seat has been gone so long that their consent is not needed. */
  hasLeft(seat: number): boolean;
  /** A seed from a cryptographic source. */
  freshSeed(): string;
};

export type Decision = readonly EntryBody[] | Refused;

/** The entries a command makes, or why it is refused. The game decides whether an action is legal. */
export function decide(game: AnyGame, state: TableState, command: Command, asker: Asker): Decision {
  const seat = seatOf(state, asker.person);
  const kept = keptFrom(state, asker.person);
  if (kept === "table") return refuse("kept-out");
  if (isFullFor(state, seat, command)) return refuse("table-full");
  const isHost = state.host === asker.person;
  switch (command.do) {
    case "act":
      if (seat === undefined) return refuse("not-seated");
      if (state.status !== "playing") return refuse("not-playing");
      return mayStep(game, state, seat, command.action)
        ? [{ type: "acted", seat, action: command.action, by: "player" }]
        : refuse("too-many-steps");
    case "queue":
      if (seat === undefined) return refuse("not-seated");
      return state.status === "playing" ? queue(game, seat, command.actions) : refuse("not-playing");
    case "sit":
      if (kept === "seats" && state.status === "open") return refuse("kept-out");
      return sit(state, command.seat, seat, asker);
    case "stand":
      if (seat === undefined) return refuse("not-seated");
      return state.status === "open"
        ? [{ type: "stood", seat }, ...leaveAsHost(state, asker.person)]
        : refuse("not-open");
    case "choose":
      return choose(state, seat, command.choice);
    case "paint":
      if (seat === undefined) return refuse("not-seated");
      if (state.status !== "open") return refuse("not-open");
      if (command.color >= mostSeats(game)) return refuse("malformed", { detail: "the game has no such color" });
      if (
        state.seats.some(
          ({ color, holder }, other) => other !== seat && holder.kind !== "empty" && color === command.color,
        )
      ) {
        return refuse("color-taken");
      }
      return paint(state, seat, command.color);
    case "add-bot":
      if (!isHost) return refuse("not-host");
      if (state.status !== "open") return refuse("not-open");
      return seatBot(personsIn(game.id), state, command.seat, command.bot);
    case "clear-seat":
      if (!isHost) return refuse("not-host");
      if (state.status !== "open") return refuse("not-open");
      return clearSeat(state, command.seat, asker);
    case "configure":
      if (!isHost) return refuse("not-host");
      return state.status === "open" ? configure(game, state, command.settings) : refuse("not-open");
    case "rate":
      if (seat === undefined) return refuse("not-seated");
      if (state.status !== "open") return refuse("not-open");
      if (!command.agreed) return state.seats[seat]?.rating === undefined ? [] : [{ type: "rating-agreed", seat }];
      if (asker.rating === undefined) return refuse("ratings-off");
      return [{ type: "rating-agreed", seat, rating: asker.rating }];
    case "start":
      if (!isHost) return refuse("not-host");
      if (state.status !== "open") return refuse("not-open");
      if (state.seats.some(({ holder }) => holder.kind === "empty")) return refuse("seats-empty");
      return [{ type: "started", seed: state.seed ?? asker.freshSeed(), rules: game.rules, cards: game.cards }];
    case "close":
      if (state.status === "playing") return closeInPlay(state, seat, command.wanted ?? true, asker);
      if (state.status !== "open") return refuse("not-playing");
      return isHost ? [{ type: "closed" }] : refuse("not-host");
    case "rematch":
      if (seat === undefined && !isHost) return refuse("not-seated");
      return state.status === "finished" ? [] : refuse("not-finished");
    case "say":
      if (state.muted.includes(authorId(state.code, asker.person))) return refuse("muted");
      return say(state, seat, command.text, asker);
    case "mute":
      return isHost ? mute(state, command.author, command.muted, asker) : refuse("not-host");
    case "keep-out":
      return isHost ? keepOut(state, command.author, command.from, asker) : refuse("not-host");
    case "let-in":
      return isHost ? readmit(state, command.author, asker) : refuse("not-host");
    case "pace-chat":
      if (!isHost) return refuse("not-host");
      return (state.chatPace ?? "free") === command.pace ? [] : [{ type: "chat-paced", pace: command.pace }];
    case "resign":
      return resign(state, seat, asker.person);
    case "vote":
      return vote(state, seat, command.seat, asker);
    default:
      return command satisfies never;
  }
}

/** Stores only what the game reads of an action, because it is kept as long as the table is. */
function queue(game: AnyGame, seat: number, actions: readonly unknown[]): Decision {
  const read = actions.map((answer) => {
    const known = alternativesIn(answer).map((action) => game.readAction(action));
    return Array.isArray(answer) ? known : known[0];
  });
  if (read.flat().includes(undefined)) return refuse("malformed", { detail: "the game does not know this action" });
  return [{ type: "queued", seat, actions: read }];
}

function sit(state: TableState, wanted: number, seat: number | undefined, { person, name }: Asker): Decision {
  if (state.status !== "open") return refuse("not-open");
  const target = state.seats[wanted];
  if (target === undefined) return refuse("no-such-seat");
  if (wanted === seat) return [];
  if (target.holder.kind !== "empty") return refuse("seat-taken");
  const sat: EntryBody = { type: "sat", seat: wanted, person, name: nameAt(state, person, name) };
  return seat === undefined ? [sat] : [{ type: "stood", seat }, sat];
}

/** A host who leaves before the start passes the table on to somebody who sits at it. */
function leaveAsHost(state: TableState, person: PersonId): EntryBody[] {
  if (state.host !== person) return [];
  for (const { holder } of state.seats) {
    if (holder.kind === "person" && holder.person !== person) return [{ type: "host-changed", host: holder.person }];
  }
  return [];
}

function choose(state: TableState, seat: number | undefined, choice: string | undefined): Decision {
  if (seat === undefined) return refuse("not-seated");
  if (state.status !== "open") return refuse("not-open");
  if (choice === undefined) return [{ type: "chose", seat }];
  if (!state.choices.includes(choice)) return refuse("malformed", { detail: `there is no choice "${choice}"` });
  if (state.seats.some((other, number) => number !== seat && other.choice === choice)) return refuse("choice-taken");
  return [{ type: "chose", seat, choice }];
}

/** A game has as many colors as its largest table has seats. */
function mostSeats({ modes }: AnyGame): number {
  return Math.max(...modes.flatMap(({ seats }) => seats));
}

/** An empty seat's color is free: the two seats swap theirs. */
function paint(state: TableState, seat: number, color: number): EntryBody[] {
  const painted: EntryBody = { type: "painted", seat, color };
  const other = state.seats.findIndex((one, number) => number !== seat && one.color === color);
  const own = state.seats[seat]?.color;
  return other === -1 || own === undefined ? [painted] : [{ type: "painted", seat: other, color: own }, painted];
}

function configure(game: AnyGame, state: TableState, settings: TableSettings): Decision {
  if (settings.game !== state.settings.game || settings.cards !== state.settings.cards) {
    return refuse("bad-options", { detail: "a table stays with its game and its cards" });
  }
  const options = game.readOptions(settings.options);
  if (!options.ok) return refuse("bad-options", { detail: options.problem });
  const taken = state.seats.filter(({ holder }) => holder.kind !== "empty").length;
  if (taken > game.seatsIn(options.value))
    return refuse("seat-taken", { detail: "too many people are seated for that" });
  return [{ type: "configured", settings }];
}

function say(state: TableState, seat: number | undefined, text: string, { person, name, at }: Asker): Decision {
  const { settings, status } = state;
  const isOutsider = seat === undefined && !hasResigned(state, person);
  if (isOutsider && !settings.spectators && status !== "open") return refuse("no-spectators");
  const said = { person, name: nameAt(state, person, name), text, ...(seat !== undefined && { seat }) };
  return tooSoon(state, person, at) ?? [{ type: "said", ...said }];
}

/** A game is given up when everybody agrees who holds a seat and has not long left it. */
function closeInPlay(state: TableState, seat: number | undefined, wanted: boolean, asker: Asker): Decision {
  if (seat === undefined && state.host !== asker.person) return refuse("not-seated");
  const said = seat === undefined || state.closing.includes(seat) === wanted;
  const entries: EntryBody[] = said ? [] : [{ type: "close-wanted", seat, wanted }];
  if (!wanted) return entries;
  const asked = [...state.seats.keys()].filter((one) => {
    return one !== seat && playsOn(state.seats[one]?.holder) && !asker.hasLeft(one);
  });
  if (asked.every((one) => state.closing.includes(one))) return [...entries, { type: "closed" }];
  return seat === undefined ? refuse("not-absent") : entries;
}

/** Who may vote on this seat: people in other seats who play themselves and are here. */
export function votersOn(state: TableState, seat: number, isAbsent: (seat: number) => boolean): number[] {
  return [...state.seats.keys()].filter((number) => {
    const other = state.seats[number];
    return number !== seat && other?.holder.kind === "person" && !other.holder.autopilot && !isAbsent(number);
  });
}

function vote(state: TableState, voter: number | undefined, seat: number, asker: Asker): Decision {
  if (voter === undefined) return refuse("not-seated");
  if (state.status !== "playing") return refuse("not-playing");
  const holder = state.seats[seat]?.holder;
  if (holder === undefined || seat === voter) return refuse("no-such-seat");
  if (holder.kind !== "person" || holder.autopilot || !asker.isAbsent(seat)) return refuse("not-absent");
  const votes = state.votes[seat] ?? [];
  if (votes.includes(voter)) return [];
  const voted: EntryBody = { type: "voted", seat, voter };
  // People who are gone have no say: otherwise one player might wait for all the others for ever.
  const others = votersOn(state, seat, (number) => number !== voter && asker.isAbsent(number));
  // A single opponent must not take somebody's turn because a phone was locked for a minute.
  if (others.length === 1 && !asker.isLongAbsent(seat)) return refuse("not-absent");
  return (votes.length + 1) * 2 > others.length ? [voted, { type: "handed-over", seat }] : [voted];
}
