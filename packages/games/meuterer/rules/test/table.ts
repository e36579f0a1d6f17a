import {
  beginChecked,
  clockwise,
  eventsFor,
  type Fact,
  type Game,
  type Seat,
  seedFrom,
  type Viewer,
} from "@harbor/kit";
import {
  type Action,
  type Event,
  FIRST_FANAL,
  KINDS,
  type Kind,
  type Mode,
  type Options,
  type Place,
  placeAfter,
  playMeuterer,
  type Reason,
  type Role,
  type State,
  sorted,
  type View,
  type Wage,
  without,
} from "../src/index.ts";

/** "wine 2, saber": cards in a line of text. */
export function cards(text: string): readonly Kind[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .flatMap((part) => {
      const [name = "", count = "1"] = part.split(" ");
      const kind = KINDS.find((one) => one === name);
      if (kind === undefined) throw new Error(`there is no "${name}"`);
      return Array.from({ length: Number(count) }, () => kind);
    });
}

/** The game as seen from plain JavaScript: any value may be passed as an action. */
/** Tests count on the numbers of these islands, which stay as they are when the game's own are balanced anew. */
export const meuterer = playMeuterer(FIRST_FANAL);
const UNTYPED: Game<Options, State, unknown, Event, View, Reason> = meuterer;

/** A game being played by hand: illegal actions throw. */
export class Table {
  readonly state: State;
  /** What the last action told. */
  readonly facts: readonly Fact<Event>[];

  constructor(state: State, facts: readonly Fact<Event>[] = []) {
    this.state = state;
    this.facts = facts;
  }

  act(seat: Seat, action: Action): Table {
    const applied = meuterer.apply(this.state, seat, action);
    if (!applied.ok) throw new Error(`seat ${seat} may not ${JSON.stringify(action)}: ${applied.reason}`);
    const problem = meuterer.whatIsWrong(applied.state);
    if (problem !== undefined) throw new Error(problem);
    return new Table(applied.state, applied.events);
  }

  refusal(seat: Seat, action: unknown): Reason | undefined {
    const applied = UNTYPED.apply(this.state, seat, action);
    return applied.ok ? undefined : applied.reason;
  }

  /** Whoever is asked lays these, one after the other. */
  lay(...kinds: readonly Kind[]): Table {
    return kinds.reduce<Table>((table, kind) => table.act(table.asked, { type: "lay", kind }), this);
  }

  /** Whoever is asked passes, and takes a role if of the crew. */
  pass(role?: Role): Table {
    const passed = this.act(this.asked, { type: "pass" });
    return role === undefined ? passed : passed.act(passed.asked, { type: "take", role });
  }

  fight(...sabers: readonly number[]): Table {
    return sabers.reduce<Table>((table, count) => table.act(table.asked, { type: "fight", sabers: count }), this);
  }

  sell(anchorage: number, wake: number): Table {
    return this.act(this.asked, { type: "sell", anchorage, wake });
  }

  /** Goes on as the autopilot would, until something is so. */
  until(isSo: (state: State) => boolean): Table {
    if (isSo(this.state) || this.pending.length === 0) return this;
    return this.act(this.asked, this.autopilot()).until(isSo);
  }

  autopilot(): Action {
    const action = meuterer.autopilot?.(this.view(this.asked), this.asked, this.legal());
    if (action === undefined) throw new Error("there is no autopilot");
    return action;
  }

  get pending(): readonly Seat[] {
    return meuterer.pending(this.state);
  }

  get asked(): Seat {
    const [seat] = this.pending;
    if (seat === undefined) throw new Error("nobody is asked");
    return seat;
  }

  legal(seat: Seat = this.asked): readonly Action[] {
    return meuterer.legal(this.state, seat);
  }

  view(viewer: Viewer): View {
    return meuterer.view(this.state, viewer);
  }

  told(viewer: Viewer = "spectator"): readonly Event[] {
    return eventsFor(this.facts, viewer);
  }

  /** The kinds of events that were told. */
  get types(): readonly string[] {
    return this.told().map(({ type }) => type);
  }

  get scores(): readonly number[] {
    return this.view("spectator").players.map(({ score }) => score);
  }

  get steersTo(): Place | undefined {
    return this.state.courses.captain ?? this.state.courses.mutineer;
  }

  hand(seat: Seat): string {
    return (this.state.players[seat]?.hand ?? []).join(" ");
  }

  laid(seat: Seat): string {
    return (this.state.players[seat]?.laid ?? []).join(" ");
  }

  change(change: Partial<State>): Table {
    return new Table({ ...this.state, ...change });
  }
}

export function begin(options: Partial<Options> = {}, text = "meuterer"): Table {
  const read = meuterer.readOptions({ mode: "plain", seats: 4, chart: "first-voyage", ...options });
  if (!read.ok) throw new Error(read.problem);
  const begun = beginChecked(meuterer, read.value, seedFrom(text));
  return new Table(begun.state, begun.events);
}

export type Position = {
  readonly mode?: Mode;
  /** Seat for seat, as text; as many as there are seats. */
  readonly hands: readonly string[];
  readonly laid?: readonly string[];
  readonly captain?: Seat;
  readonly wage?: Wage;
  readonly anchorage?: Place;
  readonly wake?: Place;
  readonly pirates?: Place;
  readonly round?: number;
  /** The top of the draw pile. */
  readonly pile?: string;
  /** Everything not mentioned lies here instead of in the pile. */
  readonly discardsAll?: boolean;
};

/** A table at the captain's offer, with these cards in these places. */
export function position(given: Position): Table {
  const { mode = "plain", hands, laid = [], captain = 0, anchorage = 0, wake, round = 2, pile = "" } = given;
  const table = begin({ mode, seats: hands.length === 3 ? 3 : 4 });
  const placed = [...hands, ...laid, pile].flatMap(cards);
  const rest = without(FIRST_FANAL.cargo(mode), placed);
  if (rest === undefined) throw new Error("there are not so many cards");
  const { pirates = table.state.pirates } = given;
  return table.change({
    players: table.state.players.map((player, seat) => ({
      ...player,
      hand: sorted(cards(hands[seat] ?? "")),
      laid: cards(laid[seat] ?? ""),
    })),
    pile: given.discardsAll ? cards(pile) : [...cards(pile), ...rest],
    discards: given.discardsAll ? rest : [],
    captain,
    anchorage,
    wake,
    pirates,
    round,
    waiting: [captain],
  });
}

/** A table at the captain's first turn of the lading. */
export function atLading(given: Position): Table {
  const table = position(given);
  return table.act(table.asked, { type: "offer", wage: given.wage ?? 0 });
}

/**
 * A table at which all have passed with what they have laid and hold, and the last of the crew has just taken its role:
 * all that follows has happened, up to the next question.
 */
export function afterLading(given: Position & { readonly roles: Readonly<Record<number, Role>> }): Table {
  const { captain = 0, wage = 0, anchorage = 0, hands, roles } = given;
  const crew = clockwise(captain, hands.length).slice(1);
  const table = position(given);
  const taken = crew.flatMap((seat) => (roles[seat] === undefined ? [] : { seat, role: roles[seat] }));
  const last = taken.at(-1);
  if (last === undefined || taken.length < crew.length) throw new Error("somebody has no role");
  const course = placeAfter(anchorage, cards(hands[captain] ?? "").length);
  return table
    .change({
      step: "roles",
      wage,
      turns: 8,
      turn: last.seat,
      players: table.state.players.map((player) => ({ ...player, passed: true })),
      taken: taken.slice(0, -1),
      courses: { captain: course },
      waiting: [last.seat],
    })
    .act(last.seat, { type: "take", role: last.role });
}

/** Every option of a table, in turn. */
export const TABLES = (["plain", "pirates"] as const).flatMap((mode) =>
  ([3, 4] as const).flatMap((seats) =>
    (["shuffled", "first-voyage"] as const).map((chart): Options => ({ mode, seats, chart })),
  ),
);
