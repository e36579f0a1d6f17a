import { type Answer, type Command, type Refusal, refuse, type TableSnapshot } from "@harbor/protocol";
import type { AnyGame } from "../games.ts";
import { freshSeed } from "../random.ts";
import { mustRate } from "../ratings/gameResults.ts";
import { toldRating } from "../ratings/toldRating.ts";
import { pagesAfter } from "../store/pages.ts";
import type { Entry, Person, PersonId, TableId } from "../store/store.ts";
import { applyEntries, foldAll, type Outcome } from "./applyEntries.ts";
import { Attendance } from "./attendance.ts";
import { type Audience, audienceOf, commonViewOf, mayReseat, ownViewOf, whyUnseen } from "./audience.ts";
import { AudienceStreams, type TableViews } from "./audienceStreams.ts";
import { deadlinesOf } from "./clockwork.ts";
import { decide } from "./decide.ts";
import type { EntryBody } from "./entry.ts";
import { Keeper } from "./keeper.ts";
import { hostGoneFrom, passOnHost } from "./passOnHost.ts";
import { playQueued, type Written } from "./playQueued.ts";
import { wasDone } from "./recentCommands.ts";
import { RefusedCommands } from "./refusedCommands.ts";
import type { RoomDeps } from "./roomDeps.ts";
import { type PlayedTable, SelfPlay } from "./selfPlay.ts";
import { summaryChanges, summaryOf } from "./summary.ts";
import { goneAt, seatOf, type TableState } from "./tableState.ts";

export type Loaded = {
  readonly id: TableId;
  readonly game: AnyGame;
  readonly state: TableState;
  readonly seq: number;
  readonly snapshotSeq: number;
  /** When players were last seen, if known. */
  readonly seen: ReadonlyMap<PersonId, number>;
};

/** The same command may be accepted a little later. */
const PASSING: ReadonlySet<string> = new Set<Refusal>(["busy", "chat-slow"]);
const MOST_CONFLICTS = 20;
const ENTRIES_A_SNAPSHOT = 50;

/** One table in this process's memory. Its commands and events run one after another. */
export class Room {
  readonly id: TableId;
  readonly game: AnyGame;
  lastUsed: number;
  #state: TableState;
  #seq: number;
  #snapshotSeq: number;
  readonly #attendance: Attendance;
  readonly #deps: RoomDeps;
  readonly #streams: AudienceStreams;
  readonly #refused = new RefusedCommands();
  #queue: Promise<unknown> = Promise.resolve();
  #waitingTasks = 0;
  /** Decides whether this process looks after what happens here by itself. */
  readonly #keeper: Keeper;
  readonly #selfPlay: SelfPlay;
  /** Passes the table on if its host is absent before the start. */
  #hostTimer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(loaded: Loaded, deps: RoomDeps) {
    this.id = loaded.id;
    this.game = loaded.game;
    this.#state = loaded.state;
    this.#seq = loaded.seq;
    this.#snapshotSeq = loaded.snapshotSeq;
    this.#attendance = new Attendance(loaded.id, loaded.seen, deps);
    this.#deps = deps;
    const isPresent = (person: PersonId) => deps.presence.isPresent(loaded.id, person);
    const absentFrom = (person: PersonId) => this.#attendance.absentFrom(this.#state, person);
    const present = () => deps.presence.peoplePresent(loaded.id);
    const views: TableViews = {
      common: () => commonViewOf(this.#state, { isPresent, absentFrom, present, deadlines: this.#deadlines() }),
      own: (audience) => ownViewOf(loaded.game, this.#state, audience),
    };
    this.#streams = new AudienceStreams(views, deps.outlet);
    this.lastUsed = deps.now();
    this.#keeper = new Keeper(deps, loaded.state.code);
    const table: PlayedTable = {
      id: loaded.id,
      game: loaded.game,
      state: () => this.#state,
      unlessElsewhere: (due) => this.#keeper.unlessElsewhere(due),
      deadlines: () => this.#deadlines(),
      write: (decideOn) => this.#inTurn(() => this.#write(decideOn)),
    };
    this.#selfPlay = new SelfPlay(table, deps);
    this.#selfPlay.schedule();
  }

  get state(): TableState {
    return this.#state;
  }

  get seq(): number {
    return this.#seq;
  }

  get isBusy(): boolean {
    return this.#waitingTasks > 0;
  }

  /** Whether it must stay in memory for a running clock or a bot's turn. */
  get isTicking(): boolean {
    return this.#selfPlay.isTicking;
  }

  /** Everybody who is connected to it. */
  get present(): readonly Person[] {
    return this.#deps.presence.peoplePresent(this.id);
  }

  /** Whether anybody connected here watches it. */
  get isWatched(): boolean {
    return this.#deps.presence.isWatched(this.id);
  }

  /** Carries out a person's command: checks it, writes it durably, tells everybody, and then answers. */
  command(person: Person, id: string, command: Command): Promise<Answer> {
    return this.#inTurn(async () => {
      this.lastUsed = this.#deps.now();
      const origin = { person: person.id, id };
      const refused = this.#refused.find(origin);
      if (refused !== undefined) return refused;
      const rating = command.do === "rate" && command.agreed ? await this.#ratingOf(person) : undefined;
      const answer = await this.#write(({ state, at }) => {
        if (wasDone(state, person.id, id)) return { ok: true };
        const decision = decide(this.game, state, command, {
          person: person.id,
          name: person.name,
          ...(rating !== undefined && { rating }),
          ...this.#attendance.at(state, at),
          freshSeed,
        });
        if ("ok" in decision) return decision;
        const [first, ...others] = decision;
        return first === undefined ? { ok: true } : [{ ...first, origin }, ...others];
      });
      if (!answer.ok && !PASSING.has(answer.code)) this.#refused.note(origin, answer);
      return answer;
    });
  }

  /** Writes entries without a command: a rematch's code, a replay's id, a new name. */
  note(makeEntries: (state: TableState) => readonly EntryBody[]): Promise<Answer> {
    return this.#inTurn(() => this.#write(({ state }) => makeEntries(state)));
  }

  /** Opens one table for everybody who asks for a rematch, even concurrently. */
  rematch(by: PersonId, open: () => Promise<string>): Promise<Answer> {
    return this.#inTurn(async () => {
      if (this.#state.rematch !== undefined) return { ok: true };
      const code = await open();
      return this.#write(({ state }) => {
        if (state.rematch !== undefined) return [];
        const seat = seatOf(state, by);
        return [{ type: "rematched", code, ...(seat !== undefined && { by: seat }) }];
      });
    });
  }

  /** Gives a returning person their seat back; whether the autopilot was playing it. */
  welcome(person: PersonId): Promise<boolean> {
    return this.#inTurn(async () => {
      this.lastUsed = this.#deps.now();
      return this.#welcomeBack(person);
    });
  }

  /** Whether this person's return would change anything. */
  misses(person: PersonId): boolean {
    return goneAt(this.#state, person) !== undefined;
  }

  /** Whether this audience may see the table now. */
  admits(audience: Audience): boolean {
    return whyUnseen(this.#state, audience) === undefined;
  }

  isWaitingFor(person: PersonId): boolean {
    const seat = seatOf(this.#state, person);
    return this.#state.status === "playing" && seat !== undefined && this.game.pending(this.#state.game).includes(seat);
  }

  /** How long this person's clock runs on, if it does. */
  timeLeftOf(person: PersonId): number | undefined {
    const deadline = this.#deadlines().get(seatOf(this.#state, person) ?? -1);
    return deadline && Math.max(0, deadline - this.#deps.now());
  }

  snapshotFor(audience: Audience): TableSnapshot {
    return this.#streams.snapshotFor(audience, this.#state, this.#deps.now());
  }

  audienceOf(person: PersonId): Audience {
    return audienceOf(this.#state, person);
  }

  /** Tells everybody who is here. */
  tellPresence(): void {
    this.lastUsed = this.#deps.now();
    this.#watchHost();
    this.#noteSeen();
    this.#streams.tell([], this.#state, this.#state);
  }

  /** Time was lost: every deadline has moved. */
  retime(): void {
    this.#selfPlay.schedule();
    this.#streams.tell([], this.#state, this.#state);
  }

  /** Applies another process's entries if they follow, or else reads everything since from the store. */
  catchUp(after: number, entries: readonly Entry[]): Promise<void> {
    return this.#inTurn(async () => {
      if (after + entries.length <= this.#seq) return;
      if (after === this.#seq) this.#foldForeign(entries);
      else await this.#readNews();
    });
  }

  /** Reads entries this process lacks from the store. */
  refresh(): Promise<void> {
    return this.#inTurn(() => this.#readNews());
  }

  /** Catches up to the entry with this number. */
  reach(seq: number): Promise<void> {
    return this.#inTurn(async () => {
      if (seq > this.#seq) await this.#readNews();
    });
  }

  /** This table may now be decided by another process, or by this one. */
  tend(): void {
    this.#keeper.askAgain();
    this.#selfPlay.schedule();
    this.#watchHost();
  }

  /** Finishes work in progress; nothing happens here by itself after that. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#selfPlay.close();
    clearTimeout(this.#hostTimer);
    this.#noteSeen();
    while (this.isBusy) await this.#queue;
    if (this.#seq > this.#snapshotSeq && this.#isDecidedHere) await this.#saveSnapshot();
  }

  /** Drops a deleted table: nothing happens here by itself any more, and nothing is saved. */
  abandon(): void {
    this.#isClosed = true;
    this.#selfPlay.close();
    clearTimeout(this.#hostTimer);
    this.#snapshotSeq = Number.POSITIVE_INFINITY;
  }

  #inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    this.#waitingTasks += 1;
    const isOver = () => {
      this.#waitingTasks -= 1;
    };
    const done = this.#queue.then(task);
    this.#queue = done.then(isOver, isOver);
    return done;
  }

  /** Decides, writes and tells. If another process was faster, decides again on what it wrote. */
  async #write(decideOn: (given: { state: TableState; at: number }) => readonly EntryBody[] | Answer): Promise<Answer> {
    for (let conflicts = 0; conflicts < MOST_CONFLICTS; conflicts += 1) {
      const before = this.#state;
      const at = this.#deps.now();
      const written = this.#make(decideOn({ state: before, at }), at);
      if ("ok" in written) {
        if (written.ok || !(await this.#hearNews())) return written;
        continue;
      }
      const changesList = summaryChanges(before, written.state);
      const summary = changesList ? summaryOf(written.state, at) : undefined;
      const bodies = written.entries.map((body) => ({ at, body }));
      const outcome = await this.#deps.store.append(this.id, this.#seq, bodies, summary);
      if (outcome === "appended") {
        this.#deps.measure({ entries: bodies.length, conflicts });
        this.#deps.announce(
          this.id,
          this.#seq,
          bodies.map((entry, index) => ({ ...entry, seq: this.#seq + index + 1 })),
        );
        this.#seq += bodies.length;
        this.#accept(written);
        return { ok: true };
      }
      await this.#readNews();
    }
    return refuse("busy");
  }

  /** Applies a decision to the table, or returns the answer if there is nothing to apply. */
  #make(decision: readonly EntryBody[] | Answer, at: number): Written | Answer {
    if ("ok" in decision) return decision;
    if (decision.length === 0) return { ok: true };
    const entries = decision.map((body) => ({ at, body }));
    const folded = foldAll(this.game, this.#state, entries);
    if (!folded.ok) return refuse("illegal", { reason: folded.reason });
    return playQueued(this.game, { ...folded, entries: decision }, at);
  }

  /** Whether another process has changed the table meanwhile: a refusal must not rest on an old state. */
  async #hearNews(): Promise<boolean> {
    if (!this.#deps.isClustered) return false;
    const known = this.#seq;
    await this.#readNews();
    return this.#seq > known;
  }

  async #readNews(): Promise<void> {
    for await (const entries of pagesAfter(this.#deps.store, this.id, this.#seq)) this.#foldForeign(entries);
  }

  #accept(written: Outcome): void {
    const before = this.#state;
    this.#state = written.state;
    const tell = () => this.#streams.tell(written.facts, before, written.state);
    if (mayReseat(before, written.state)) this.#deps.outlet.reseat(this, tell);
    else tell();
    if (this.#seq - this.#snapshotSeq >= ENTRIES_A_SNAPSHOT && this.#isDecidedHere) void this.#saveSnapshot();
    this.#selfPlay.schedule();
    this.#watchHost();
    const isOver = written.state.status === "finished" && written.state.replay === undefined;
    if ((isOver || mustRate(written.state)) && this.#isDecidedHere) this.#deps.onFinished(this);
  }

  async #ratingOf({ id }: Person) {
    const rating = await this.#deps.store.rating(id, this.game.id);
    return rating?.isWanted === true ? toldRating(rating) : undefined;
  }

  #foldForeign(entries: readonly Entry[]): void {
    const news = entries.filter(({ seq }) => seq > this.#seq);
    const outcome = applyEntries(this.game, this.id, this.#state, news);
    // Only once everything is applied: a partial application would leave the state behind its number for good.
    this.#seq = news.at(-1)?.seq ?? this.#seq;
    if (outcome.state !== this.#state) this.#accept(outcome);
  }

  get #isDecidedHere(): boolean {
    return this.#keeper.isHere;
  }

  async #welcomeBack(person: PersonId): Promise<boolean> {
    let tookBack = false;
    await this.#write(({ state }) => {
      const back = goneAt(state, person);
      tookBack = back?.autopilot === true;
      return back === undefined ? [] : [{ type: "returned", seat: back.seat }];
    });
    return tookBack;
  }

  #deadlines(): ReadonlyMap<number, number> {
    return deadlinesOf(this.#state, this.#deps.downtimes());
  }

  /** Nobody can begin without the host, so an absent one passes the table on to a seated person. */
  #watchHost(): void {
    clearTimeout(this.#hostTimer);
    const goneFrom = this.#isClosed ? undefined : hostGoneFrom(this.#state, this.#attendance.ofHost);
    const from = this.#keeper.unlessElsewhere(goneFrom);
    if (from === undefined) return;
    const left = Math.min(Math.max(0, from - this.#deps.now()), LONGEST_TIMER_MS);
    this.#hostTimer = setTimeout(() => {
      this.note((state) => {
        const gone = hostGoneFrom(state, this.#attendance.ofHost);
        return gone === undefined || gone > this.#deps.now() ? [] : passOnHost(state, this.#attendance.ofHost);
      }).catch(this.#deps.onBackgroundError);
    }, left);
    this.#hostTimer.unref();
  }

  #noteSeen(): void {
    for (const { person, at } of this.#attendance.toNote(this.#state)) {
      this.#inTurn(() => this.#deps.store.noteSeen(this.id, person, at)).catch(this.#deps.onBackgroundError);
    }
  }

  async #saveSnapshot(): Promise<void> {
    const seq = this.#seq;
    this.#snapshotSeq = seq;
    try {
      await this.#deps.store.saveSnapshot(this.id, { seq, body: this.#state });
    } catch (error) {
      // No entry is missing; without the snapshot the next load just takes longer.
      this.#deps.onBackgroundError(error);
    }
  }
}

/** Longer timers overflow; the host is then checked again. */
const LONGEST_TIMER_MS = 3_600_000;
