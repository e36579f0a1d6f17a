import { beginChecked, type Fact, type Game, type Score, type Seat, seedFrom, type Viewer } from "@harbor/kit";
import {
  type Action,
  type Berthed,
  type Bremerhaven,
  type CardSet,
  DUMMY_SEAT,
  type Event,
  type Good,
  HAND_SIZE,
  type Harbor,
  INFLUENCE_CARDS,
  type Influence,
  type Laid,
  type Options,
  type Player,
  playBremerhaven,
  type Reason,
  type Slot,
  type SpaceNumber,
  type State,
  type StepId,
  type View,
  WESER_2,
} from "../src/index.ts";
import { listBids, newspaperFor } from "./plannedBids.ts";

/** The game as seen from plain JavaScript: any value may be passed as an action. */
type Untyped = Game<Options, State, unknown, Event, View, Reason>;

/** What each seat lays where; unlisted cards go to the parking lot, where they only bring money. */
export type PlannedBids = Readonly<Record<Seat, Partial<Record<Slot, Influence | readonly Influence[]>>>>;

/**
 * A table for one test: started like any other, then set up by hand, then played by legal actions only. Cards put
 * somewhere are taken from where they were, so that no card exists twice. It uses a card set that never changes, so
 * that tests of the rules do not depend on the balance of the current cards.
 */
export class Scenario {
  state: State;
  /** All events since the start of the game. */
  readonly facts: Fact<Event>[] = [];
  readonly cards: CardSet;
  readonly game: Bremerhaven;
  #planned: PlannedBids = {};

  constructor(
    options: { readonly [Field in keyof Options]?: Options[Field] } = {},
    seed = "scenario",
    cards: CardSet = WESER_2,
  ) {
    this.cards = cards;
    this.game = playBremerhaven(cards);
    const { mode = "long", ...rest } = options;
    const read = this.game.readOptions({ mode, seats: mode === "solo" ? 1 : 3, ...rest });
    if (!read.ok) throw new Error(read.problem);
    const begun = beginChecked(this.game, read.value, seedFrom(seed));
    this.state = begun.state;
    this.facts.push(...begun.events);
  }

  // Setting up

  /** Seats in the order of their ranks, Captain first. */
  ranks(...ladder: Seat[]): this {
    this.state = { ...this.state, ladder, ...(this.state.step === "bidding" && { waiting: ladder.slice(0, 1) }) };
    return this;
  }

  player(seat: Seat): Player {
    const player = this.state.players[seat];
    if (player === undefined) throw new Error(`the scenario has no seat ${seat}`);
    return player;
  }

  change(seat: Seat, change: Partial<Player>): this {
    this.state = { ...this.state, players: this.state.players.with(seat, { ...this.player(seat), ...change }) };
    return this.state.step === "harbor" ? this.#workAnew(seat) : this;
  }

  changeHarbor(seat: Seat, change: Partial<Harbor>): this {
    return this.change(seat, { harbor: { ...this.player(seat).harbor, ...change } });
  }

  money(seat: Seat, money: number): this {
    return this.change(seat, { money });
  }

  prestige(seat: Seat, prestige: number): this {
    return this.change(seat, { prestige });
  }

  raises(seat: Seat, raises: number): this {
    return this.change(seat, { raises, hand: INFLUENCE_CARDS.slice(raises, raises + HAND_SIZE) });
  }

  walls(seat: Seat, ...walls: readonly [number, number, number, number]): this {
    return this.changeHarbor(seat, { walls });
  }

  /** Uncovers all spaces of a seat (or the given ones). */
  uncover(seat: Seat, ...spaces: readonly SpaceNumber[]): this {
    const { harbor } = this.player(seat);
    const named = (index: number) => spaces.length === 0 || spaces.some((space) => space === index + 1);
    return this.changeHarbor(seat, {
      spaces: harbor.spaces.map(({ covered, ...space }, index) => {
        return covered && !named(index) ? { ...space, covered } : space;
      }),
    });
  }

  cover(seat: Seat, ...spaces: readonly SpaceNumber[]): this {
    for (const space of spaces) this.#space(seat, space, { covered: true, goods: [] });
    return this;
  }

  /** An uncovered harbor with nothing in it: no contract, building, ship or goods. */
  bare(seat: Seat): this {
    this.uncover(seat);
    const { harbor, yard } = this.player(seat);
    for (const { laid } of harbor.loading) if (laid) this.#toBottom("contracts", laid.contract);
    for (const { berthed } of harbor.docks) if (berthed) this.#toBottom("ships", berthed.ship);
    for (const building of [...yard, ...harbor.spaces.flatMap((space) => space.building ?? [])]) {
      this.#toBottom("buildings", building);
    }
    return this.change(seat, { yard: [] }).changeHarbor(seat, {
      docks: [{}, {}, {}],
      loading: [{}, {}, {}, {}],
      spaces: harbor.spaces.map(() => ({ goods: [] })),
    });
  }

  yard(seat: Seat, ...buildings: readonly string[]): this {
    for (const building of buildings) this.#takeOut("buildings", building);
    return this.change(seat, { yard: [...this.player(seat).yard, ...buildings] });
  }

  built(seat: Seat, building: string, space: SpaceNumber, ...goods: readonly Good[]): this {
    this.#takeOut("buildings", building);
    return this.#space(seat, space, { building, goods });
  }

  goods(seat: Seat, space: SpaceNumber, ...goods: readonly Good[]): this {
    const { covered: _, ...bare } = this.player(seat).harbor.spaces[space - 1] ?? { goods: [] };
    return this.#space(seat, space, { ...bare, goods });
  }

  berthed(seat: Seat, dock: 1 | 2 | 3, ship: string, change: Partial<Berthed> = {}): this {
    this.#takeOut("ships", ship);
    const card = this.cards.ship(ship);
    const cargo = change.cargo ?? (card.cargo === "wild" ? "barrel" : card.cargo);
    const berthed = { ship, cargo, goods: card.goods, markers: card.lay, ...change };
    return this.changeHarbor(seat, { docks: this.player(seat).harbor.docks.with(dock - 1, { berthed }) });
  }

  laid(seat: Seat, dock: 1 | 2 | 3 | 4, contract: string, change: Partial<Laid> = {}): this {
    this.#takeOut("contracts", contract);
    const replaced = this.loading(seat, dock);
    if (replaced) this.#toBottom("contracts", replaced.contract);
    const laid = { contract, delivered: [], markers: this.cards.contract(contract).time, ...change };
    return this.changeHarbor(seat, { loading: this.player(seat).harbor.loading.with(dock - 1, { laid }) });
  }

  /** The ships on the sea board from left to right; undefined leaves a place empty. */
  sea(...ships: readonly (string | undefined)[]): this {
    for (const { card } of this.state.sea) if (card !== undefined) this.#toBottom("ships", card);
    for (const ship of ships) if (ship !== undefined) this.#takeOut("ships", ship);
    this.state = { ...this.state, sea: ships.map((card) => (card === undefined ? {} : { card })) };
    return this;
  }

  land(...contracts: readonly (string | undefined)[]): this {
    for (const { card } of this.state.land) if (card !== undefined) this.#toBottom("contracts", card);
    for (const contract of contracts) if (contract !== undefined) this.#takeOut("contracts", contract);
    this.state = { ...this.state, land: contracts.map((card) => (card === undefined ? {} : { card })) };
    return this;
  }

  /** Puts cards on top of a deck, the first one uppermost. */
  onTop(deck: keyof State["decks"], ...cards: readonly string[]): this {
    for (const card of cards) this.#takeOut(deck, card);
    return this.#deck(deck, [...cards, ...this.state.decks[deck]]);
  }

  emptyDeck(deck: "ships" | "contracts" | "buildings" | "newspapers"): this {
    const discards = [...this.state.discards[deck], ...this.state.decks[deck]];
    this.state = { ...this.state, discards: { ...this.state.discards, [deck]: discards } };
    return this.#deck(deck, []);
  }

  /** The price card with these prices for barrel, container, crate, passenger. */
  prices(barrel: number, container: number, crate: number, passenger: number): this {
    return this.onTop("prices", `${barrel}${container}${crate}${passenger}`);
  }

  /** What the solo game's dummy lays where in this bidding, in order; cards it has already laid are laid again. */
  dummyBids(planned: Partial<Record<Slot, Influence | readonly Influence[]>>): this {
    const bids = listBids(planned).map((bid) => ({ seat: DUMMY_SEAT, ...bid }));
    if (this.state.dummy === undefined || bids.length !== HAND_SIZE) throw new Error("the dummy lays five cards");
    let laid = 0;
    const relaid = this.state.bids.map((bid) => (bid.seat === DUMMY_SEAT ? (bids[laid++] ?? bid) : bid));
    const hand = bids.slice(laid).map(({ card }) => card);
    this.state = { ...this.state, bids: relaid, dummy: { ...this.state.dummy, hand } };
    const drawn: string[] = [];
    for (const { slot } of bids) drawn.push(newspaperFor(slot, drawn));
    const rest = this.cards.lists.newspapers.map(({ id }) => id).filter((id) => !drawn.includes(id));
    this.state = { ...this.state, discards: { ...this.state.discards, newspapers: drawn.slice(0, laid) } };
    return this.#deck("newspapers", [...drawn.slice(laid), ...rest]);
  }

  openEvent(event: string): this {
    this.#takeOut("newspapers", event);
    this.state = { ...this.state, openEvent: event };
    return this;
  }

  track(spaces: number): this {
    this.state = { ...this.state, track: spaces };
    return this;
  }

  // Playing

  bids(planned: PlannedBids): this {
    this.#planned = planned;
    return this;
  }

  /** Lays all cards as planned, in turn, and plays on to the next decision. */
  reveal(): this {
    this.skipTo("bidding");
    const plans = new Map(this.state.players.map((_, seat) => [seat, this.#planOf(seat)]));
    const round = this.state.round;
    while (this.state.step === "bidding" && this.state.round === round) {
      const seat = this.pending()[0];
      const bid = seat === undefined ? undefined : plans.get(seat)?.shift();
      if (seat === undefined || bid === undefined) throw new Error("the plan does not fit the bidding");
      this.act(seat, { type: "bid", ...bid });
    }
    return this;
  }

  act(seat: Seat, action: Action): this {
    const applied = this.game.apply(this.state, seat, action);
    if (!applied.ok) throw new Error(`seat ${seat} is refused ${JSON.stringify(action)}: ${applied.reason}`);
    this.state = applied.state;
    this.facts.push(...applied.events);
    return this;
  }

  /** Passes every decision until somebody is asked in this step, or the game is over. */
  skipTo(step: StepId): this {
    while (this.state.step !== step && this.state.step !== "ending") this.#decideLeast();
    return this;
  }

  /** Plays to the bidding of the next round, or to the end of the game. */
  endRound(): this {
    const { round } = this.state;
    if (this.state.step === "founding" || this.state.step === "bidding") this.reveal();
    while (this.state.round === round && this.state.step !== "ending") this.#decideLeast();
    return this;
  }

  /**
   * Plays on to the harbor phase and starts it with bare harbors and no money; what is set up now counts as its start.
   */
  harborPhase(): this {
    this.skipTo("bidding");
    for (const seat of this.state.players.keys()) this.bare(seat).goods(seat, 1, "barrel");
    this.skipTo("harbor");
    for (const seat of this.state.players.keys()) this.bare(seat).money(seat, 0);
    return this;
  }

  /** Everybody ends the harbor phase, and the game runs on to the next decision. */
  allDone(): this {
    while (this.state.step === "harbor") for (const seat of this.pending()) this.act(seat, { type: "done" });
    return this;
  }

  /** Passes, refuses, ends the phase, or takes the first choice. */
  #decideLeast(): void {
    const seat = this.pending()[0];
    const legal = seat === undefined ? [] : this.legal(seat);
    const least = legal.find(({ type }) => type === "pass" || type === "refuse" || type === "done") ?? legal[0];
    if (seat === undefined || least === undefined) throw new Error(`the game went on to its ${this.state.step}`);
    this.act(seat, least);
  }

  // Checking

  pending(): readonly Seat[] {
    return this.game.pending(this.state);
  }

  legal(seat: Seat): readonly Action[] {
    return this.game.legal(this.state, seat);
  }

  /** Why an action is refused; undefined if it is legal. */
  refusal(seat: Seat, action: unknown): Reason | undefined {
    const untyped: Untyped = this.game;
    const applied = untyped.apply(this.state, seat, action);
    return applied.ok ? undefined : applied.reason;
  }

  scores(): readonly Score[] | undefined {
    return this.game.scores(this.state);
  }

  view(viewer: Viewer): View {
    return this.game.view(this.state, viewer);
  }

  /** All events of one type, in their public form. */
  told<Type extends Event["type"]>(type: Type): Extract<Event, { type: Type }>[] {
    const isOfType = (event: Event): event is Extract<Event, { type: Type }> => event.type === type;
    return this.facts.map((fact) => fact.open).filter(isOfType);
  }

  space(seat: Seat, space: SpaceNumber) {
    return this.player(seat).harbor.spaces[space - 1] ?? { goods: [] };
  }

  dock(seat: Seat, dock: 1 | 2 | 3): Berthed | undefined {
    return this.player(seat).harbor.docks[dock - 1]?.berthed;
  }

  loading(seat: Seat, dock: 1 | 2 | 3 | 4): Laid | undefined {
    return this.player(seat).harbor.loading[dock - 1]?.laid;
  }

  #planOf(seat: Seat): { slot: Slot; card: Influence }[] {
    const planned = listBids(this.#planned[seat] ?? {});
    const rest = [...this.player(seat).hand];
    for (const { card } of planned) {
      if (!rest.includes(card)) throw new Error(`seat ${seat} has no ${card} to lay`);
      rest.splice(rest.indexOf(card), 1);
    }
    return [...planned, ...rest.map((card) => ({ slot: "parking" as const, card }))];
  }

  #space(seat: Seat, space: SpaceNumber, contents: Harbor["spaces"][number]): this {
    return this.changeHarbor(seat, { spaces: this.player(seat).harbor.spaces.with(space - 1, contents) });
  }

  /** A harbor set up during the harbor phase counts as the phase's start. */
  #workAnew(seat: Seat): this {
    const { money, bank, harbor } = this.player(seat);
    const work = this.state.work.with(seat, { before: { money, bank, harbor }, steps: [] });
    const waiting = this.state.ladder.filter((other) => other === seat || this.state.waiting.includes(other));
    this.state = { ...this.state, work, waiting };
    return this;
  }

  #deck(deck: keyof State["decks"], cards: readonly string[]): this {
    this.state = { ...this.state, decks: { ...this.state.decks, [deck]: cards } };
    return this;
  }

  #toBottom(deck: keyof State["decks"], card: string): void {
    this.#deck(deck, [...this.state.decks[deck], card]);
  }

  /** Takes a card from its deck, the discards, a board or a harbor. Cards not used at this table come from the box. */
  #takeOut(deck: keyof State["decks"], card: string): void {
    if (!this.cards.has(deck, card)) throw new Error(`there is no card ${card} among the ${deck}`);
    this.#deck(
      deck,
      this.state.decks[deck].filter((other) => other !== card),
    );
    if (deck === "prices") return;
    const discards = this.state.discards[deck].filter((other) => other !== card);
    this.state = { ...this.state, discards: { ...this.state.discards, [deck]: discards } };
    if (deck === "newspapers") return;
    const { sea, land } = this.state;
    if (deck === "ships") this.state = { ...this.state, sea: sea.map((spot) => (spot.card === card ? {} : spot)) };
    if (deck === "contracts")
      this.state = { ...this.state, land: land.map((spot) => (spot.card === card ? {} : spot)) };
    for (const [seat, { harbor, yard }] of this.state.players.entries()) {
      this.change(seat, { yard: yard.filter((other) => other !== card) }).changeHarbor(seat, {
        loading: harbor.loading.map((dock) => (dock.laid?.contract === card ? {} : dock)),
        docks: harbor.docks.map((dock) => (dock.berthed?.ship === card ? {} : dock)),
        spaces: harbor.spaces.map((space) => (space.building === card ? { goods: [] } : space)),
      });
    }
  }
}

/** Another seed deals other cards; by default every scenario has the same deal. */
export function scenario(...table: ConstructorParameters<typeof Scenario>): Scenario {
  return new Scenario(...table);
}
