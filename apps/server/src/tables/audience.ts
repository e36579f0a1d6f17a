import type { Fact, Viewer } from "@harbor/kit";
import { eventsFor } from "@harbor/kit";
import {
  CHAT_KEPT,
  type ChatMessage,
  type Refused,
  refuse,
  type SeatView,
  type TableView,
  type ToldRating,
  WATCHERS_NAMED,
} from "@harbor/protocol";
import type { AnyGame } from "../games.ts";
import { haveAllAgreed } from "../ratings/gameResults.ts";
import { toldRating } from "../ratings/toldRating.ts";
import type { Person, PersonId } from "../store/store.ts";
import { keptFrom } from "./moderation.ts";
import { sinceOf } from "./summary.ts";
import {
  authorId,
  type ChatLine,
  hasResigned,
  isAway,
  type RatingChange,
  type SeatState,
  seatOf,
  type TableState,
} from "./tableState.ts";

/**
 * The people who see a table alike: those in one seat (on any device), a host without a seat, players who resigned,
 * everybody else. Outsiders see nothing.
 */
export type Audience = `seat ${number}` | "host" | "resigned" | "spectators" | "outside";

export function audienceOf(state: TableState, person: PersonId): Audience {
  const seat = seatOf(state, person);
  if (seat !== undefined) return `seat ${seat}`;
  if (state.host === person) return "host";
  if (keptFrom(state, person) === "table") return "outside";
  return hasResigned(state, person) ? "resigned" : "spectators";
}

/** Why this audience may not see the table now; undefined if it may. */
export function whyUnseen({ status, settings }: TableState, audience: Audience): Refused | undefined {
  if (audience === "outside") return refuse("kept-out");
  return audience !== "spectators" || status === "open" || settings.spectators ? undefined : refuse("no-spectators");
}

/** Whether anybody may belong to another audience after this change. */
export function mayReseat(before: TableState, after: TableState): boolean {
  const holders = before.seats.some(({ holder }, index) => holder !== after.seats[index]?.holder);
  return (
    holders ||
    before.keptOut !== after.keptOut ||
    before.host !== after.host ||
    before.status !== after.status ||
    before.seats.length !== after.seats.length
  );
}

export function viewerIn(audience: Audience): Viewer {
  return audience.startsWith("seat ") ? Number(audience.slice("seat ".length)) : "spectator";
}

/** What changes without an entry: who is connected, and when clocks run out. */
export type LivePresence = {
  isPresent(person: PersonId): boolean;
  /** From when on others may vote on a disconnected person. */
  absentFrom(person: PersonId): number | undefined;
  /** Everybody who is connected to the table. */
  present(): readonly Person[];
  readonly deadlines: ReadonlyMap<number, number>;
};

/** What all audiences see alike. Built once for all of them, so that patches need not compare it again. */
export type CommonView = Omit<TableView, keyof OwnView>;

export function commonViewOf(state: TableState, around: LivePresence): CommonView {
  const watchers = around.present().filter(({ id }) => seatOf(state, id) === undefined);
  return {
    code: state.code,
    settings: state.settings,
    status: state.status,
    choices: [...state.choices],
    seats: state.seats.map((seat) => seeSeat(state, seat, around)),
    deadlines: Object.fromEntries(around.deadlines),
    awaitedSince: awaitedSince(state),
    votes: Object.fromEntries(Object.entries(state.votes).map(([seat, voters]) => [seat, [...voters]])),
    closing: [...state.closing],
    muted: [...state.muted],
    keptOut: (state.keptOut ?? []).map(({ person, ...one }) => ({ author: authorId(state.code, person), ...one })),
    chatPace: state.chatPace ?? "free",
    sameSeed: state.sameSeed,
    watchers: watchers.length,
    ...named(state, watchers),
    ...(state.rated === true && { rated: state.rated }),
    ...(state.ratingsSaved === true && state.ratings !== undefined && { ratings: state.ratings.map(toldChange) }),
    ...(state.rematch !== undefined && { rematch: state.rematch }),
    ...(state.rematchBy !== undefined && { rematchBy: state.rematchBy }),
  };
}

function awaitedSince({ status, seats }: TableState): Record<string, number> {
  if (status !== "playing") return {};
  return Object.fromEntries(seats.flatMap(({ since }, nth) => (since === undefined ? [] : [[nth, since]])));
}

/** The host's mute hides the name too. */
function named({ code, muted }: TableState, watchers: readonly Person[]) {
  const heard = muted.length === 0 ? watchers : watchers.filter(({ id }) => !muted.includes(authorId(code, id)));
  const first = heard.slice(0, WATCHERS_NAMED);
  return { watcherNames: first.map(({ name }) => name), watcherAuthors: first.map(({ id }) => authorId(code, id)) };
}

/** What only this audience sees of a table. */
export type OwnView = Pick<TableView, "you" | "game" | "queue">;

/** Built field by field from what this audience may know, like the game's own view inside it. */
export function ownViewOf(game: AnyGame, state: TableState, audience: Audience): OwnView {
  const viewer = viewerIn(audience);
  const own = viewer === "spectator" ? undefined : state.seats[viewer];
  const isHost = audience === "host" || (own?.holder.kind === "person" && own.holder.person === state.host);
  return {
    you: { isHost, ...(viewer !== "spectator" && { seat: viewer }) },
    ...(state.game !== undefined && { game: game.view(state.game, viewer) }),
    ...(own !== undefined && own.queue.length > 0 && { queue: [...own.queue] }),
  };
}

function seeSeat(
  state: TableState,
  { holder, color, choice, rating, late }: SeatState,
  around: LivePresence,
): SeatView {
  const base = { color, ...(choice !== undefined && { choice }) };
  switch (holder.kind) {
    case "empty":
      return { kind: "empty", ...base };
    case "bot":
      return { kind: "bot", ...(holder.bot !== undefined && { bot: holder.bot }), ...base };
    case "person": {
      const present = around.isPresent(holder.person);
      const absentFrom = present ? undefined : around.absentFrom(holder.person);
      return {
        kind: "person",
        name: holder.name,
        ...sinceOf(state, holder.since),
        author: authorOf(state.code, holder),
        present,
        away: isAway(holder),
        autopilot: holder.autopilot,
        ...(late !== undefined && state.status === "playing" && { late: true }),
        ...(holder.resigned && { resigned: true }),
        ...seeRating(state, rating),
        ...(absentFrom !== undefined && { absentFrom }),
        ...base,
      };
    }
    default:
      return holder satisfies never;
  }
}

/** A holder stays the same object from entry to entry, which says whose it is faster than a text does. */
const authors = new WeakMap<SeatState["holder"], string>();

function authorOf(code: string, holder: Extract<SeatState["holder"], { kind: "person" }>): string {
  const known = authors.get(holder);
  if (known !== undefined) return known;
  const author = authorId(code, holder.person);
  authors.set(holder, author);
  return author;
}

/** Ratings are shown once everybody has agreed; until then, only who has. */
function seeRating(state: TableState, rating: ToldRating | undefined) {
  if (rating === undefined || (state.status !== "open" && state.rated !== true)) return {};
  return { agreed: true as const, ...((state.rated === true || haveAllAgreed(state)) && { rating }) };
}

function toldChange({ seat, before, after }: RatingChange) {
  return { seat, before: toldRating(before), after: toldRating(after) };
}

export function eventsOf(facts: readonly Fact<unknown>[], audience: Audience): unknown[] {
  return eventsFor(facts, viewerIn(audience));
}

/** Spectators chat among themselves: what they see of the game must not reach the players. */
export function chatOf(state: TableState, audience: Audience): ChatMessage[] {
  return state.chat
    .filter((line) => isHeardBy(state, line, audience))
    .slice(-CHAT_KEPT)
    .map((line) => chatMessage(state, line));
}

export function isHeardBy(state: TableState, { seat }: ChatLine, audience: Audience): boolean {
  return seat !== undefined || state.status !== "playing" || !audience.startsWith("seat ");
}

export function chatMessage(state: TableState, { person, name, seat, text, at }: ChatLine): ChatMessage {
  return { author: authorId(state.code, person), name, text, at, ...(seat !== undefined && { seat }) };
}
