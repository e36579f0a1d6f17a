import { type Answer, type Command, type Refusal, refuse, type TableSnapshot } from "@harbor/protocol";
import type { AnyGame } from "../games.ts";
import { pagesAfter } from "../store/pages.ts";
import type { Entry, Person, PersonId, TableId } from "../store/store.ts";
import { Attendance } from "./attendance.ts";
import { type Audience, audienceOf, commonViewOf, mayReseat, viewOfTable, whyUnseen } from "./audience.ts";
import { AudienceStreams, type Eyes } from "./audienceStreams.ts";
import { deadlinesOf } from "./clockwork.ts";
import { decide } from "./decide.ts";
import type { EntryBody } from "./entry.ts";
import { foldAll, foldNews, playQueued, type Written } from "./follow.ts";
import { Keeper } from "./keeper.ts";
import { hostGoneFrom, passOnHost } from "./passOnHost.ts";
import { wasDone } from "./recentCommands.ts";
import { RefusedCommands } from "./refusedCommands.ts";
import { type PlayedTable, SelfPlay } from "./selfPlay.ts";
import { summaryChanges, summaryOf } from "./summary.ts";
import type { Surroundings } from "./surroundings.ts";
import { goneAt, seatOf, type TableState } from "./tableState.ts";

export type Loaded = {
  readonly id: TableId;
  readonly game: AnyGame;
  readonly state: TableState;
  readonly seq: number;
  readonly snapshotSeq: number;
  /** When those who play were seen last, as far as it was noted. */
  readonly seen: ReadonlyMap<PersonId, number>;
};

/** Sent again a little later, the same command may be taken. */
const PASSING: ReadonlySet<string> = new Set<Refusal>(["busy", "chat-slow"]);
const MOST_CONFLICTS = 20;
const ENTRIES_A_SNAPSHOT = 50;

/** One table in the memory of this process. Whatever happens to it happens one after the other. */
export class LiveTable {
  readonly id: TableId;
  readonly game: AnyGame;
  lastUsed: number;
  #state: TableState;
  #seq: number;
  #snapshotSeq: number;
  readonly #attendance: Attendance;
  readonly #around: Surroundings;
  readonly #streams: AudienceStreams;
  readonly #refused = new RefusedCommands();
  #queue: Promise<unknown> = Promise.resolve();
  #waitingTasks = 0;
  /** Who looks after what happens here by itself, where that is another process. */
  readonly #keeper: Keeper;
  readonly #selfPlay: SelfPlay;
  /** Looks after a host who is gone before the start. */
  #hostTimer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(loaded: Loaded, around: Surroundings) {
    this.id = loaded.id;
    this.game = loaded.game;
    this.#state = loaded.state;
    this.#seq = loaded.seq;
    this.#snapshotSeq = loaded.snapshotSeq;
    this.#attendance = new Attendance(loaded.id, loaded.seen, around);
    this.#around = around;
    const isPresent = (person: PersonId) => around.isPresent(loaded.id, person);
    const absentFrom = (person: PersonId) => this.#attendance.absentFrom(this.#state, person);
    const present = () => around.peoplePresent(loaded.id);
    const eyes: Eyes = {
      common: () => commonViewOf(this.#state, { isPresent, absentFrom, present, deadlines: this.#deadlines() }),
      view: (audience, common) => viewOfTable(loaded.game, this.#state, audience, common),
    };
    this.#streams = new AudienceStreams(eyes, around.outlet);
    this.lastUsed = around.now();
    this.#keeper = new Keeper(around, loaded.state.code);
    const table: PlayedTable = {
      id: loaded.id,
      game: loaded.game,
      state: () => this.#state,
      unlessElsewhere: (due) => this.#keeper.unlessElsewhere(due),
      deadlines: () => this.#deadlines(),
      write: (decideOn) => this.#inTurn(() => this.#write(decideOn)),
    };
    this.#selfPlay = new SelfPlay(table, around);
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

  /** Whether it must stay in memory for what happens by itself: a clock that runs, or a bot's turn. */
  get isTicking(): boolean {
    return this.#selfPlay.isTicking;
  }

  /** Everybody who is connected to it. */
  get present(): readonly Person[] {
    return this.#around.peoplePresent(this.id);
  }

  /** Whether anybody is connected who looks at it. */
  get isWatched(): boolean {
    return this.#around.isWatched(this.id);
  }

  /** Carries out a person's command: checked, written durably, then told to all; the answer comes after that. */
  command(person: Person, id: string, command: Command): Promise<Answer> {
    return this.#inTurn(async () => {
      this.lastUsed = this.#around.now();
      const origin = { person: person.id, id };
      const refused = this.#refused.find(origin);
      if (refused !== undefined) return refused;
      const answer = await this.#write(({ state, at }) => {
        if (wasDone(state, person.id, id)) return { ok: true };
        const decision = decide(this.game, state, command, {
          person: person.id,
          name: person.name,
          ...this.#attendance.at(state, at),
          freshSeed: this.#around.freshSeed,
        });
        if ("ok" in decision) return decision;
        const [first, ...others] = decision;
        return first === undefined ? { ok: true } : [{ ...first, origin }, ...others];
      });
      if (!answer.ok && !PASSING.has(answer.code)) this.#refused.note(origin, answer);
      return answer;
    });
  }

  /** Writes entries that follow from no command: a rematch's code, a replay's id, a new name. */
  note(makeEntries: (state: TableState) => readonly EntryBody[]): Promise<Answer> {
    return this.#inTurn(() => this.#write(({ state }) => makeEntries(state)));
  }

  /** Opens one table for all who ask for a rematch, however many ask at the same moment. */
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

  /** Who comes back to a seat takes it back; whether the autopilot has played for it until now. */
  welcome(person: PersonId): Promise<boolean> {
    return this.#inTurn(async () => {
      this.lastUsed = this.#around.now();
      return this.#welcomeBack(person);
    });
  }

  /** Whether it would change anything at the table that this person is back. */
  misses(person: PersonId): boolean {
    return goneAt(this.#state, person) !== undefined;
  }

  /** Whether this audience may see the table as it is now. */
  admits(audience: Audience): boolean {
    return whyUnseen(this.#state, audience) === undefined;
  }

  isWaitingFor(person: PersonId): boolean {
    const seat = seatOf(this.#state, person);
    return this.#state.status === "playing" && seat !== undefined && this.game.pending(this.#state.game).includes(seat);
  }

  snapshotFor(audience: Audience): TableSnapshot {
    return this.#streams.snapshotFor(audience, this.#state, this.#around.now());
  }

  audienceOf(person: PersonId): Audience {
    return audienceOf(this.#state, person);
  }

  /** Somebody came or went. */
  tellPresence(): void {
    this.lastUsed = this.#around.now();
    this.#watchHost();
    this.#noteSeen();
    this.#streams.tell([], this.#state, this.#state);
  }

  /** Time was lost for all: every deadline is a later one now. */
  retime(): void {
    this.#selfPlay.schedule();
    this.#streams.tell([], this.#state, this.#state);
  }

  /** Another process has written: what it wrote if it fits, else everything since from the store. */
  catchUp(after: number, entries: readonly Entry[]): Promise<void> {
    return this.#inTurn(async () => {
      if (after + entries.length <= this.#seq) return;
      if (after === this.#seq) this.#foldForeign(entries);
      else await this.#readNews();
    });
  }

  /** Brings what the store has and this process has not. */
  refresh(): Promise<void> {
    return this.#inTurn(() => this.#readNews());
  }

  /** Brings all up to the entry of this number. */
  reach(seq: number): Promise<void> {
    return this.#inTurn(async () => {
      if (seq > this.#seq) await this.#readNews();
    });
  }

  /** Another process may decide this table from now on, or this one. */
  tend(): void {
    this.#keeper.askAgain();
    this.#selfPlay.schedule();
    this.#watchHost();
  }

  /** Finishes what is under way; nothing happens here by itself after that. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#selfPlay.close();
    clearTimeout(this.#hostTimer);
    this.#noteSeen();
    while (this.isBusy) await this.#queue;
    if (this.#seq > this.#snapshotSeq && this.#isDecidedHere) await this.#saveSnapshot();
  }

  /** It is no more: nothing happens here by itself, and nothing of it is kept. */
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

  /** Decides, writes and tells. When another process was faster the decision is taken again on what it wrote. */
  async #write(decideOn: (given: { state: TableState; at: number }) => readonly EntryBody[] | Answer): Promise<Answer> {
    for (let conflicts = 0; conflicts < MOST_CONFLICTS; conflicts += 1) {
      const before = this.#state;
      const at = this.#around.now();
      const written = this.#make(decideOn({ state: before, at }), at);
      if ("ok" in written) {
        if (written.ok || !(await this.#hearNews())) return written;
        continue;
      }
      const changesList = summaryChanges(before, written.state);
      const summary = changesList ? summaryOf(written.state, at) : undefined;
      const bodies = written.entries.map((body) => ({ at, body }));
      const outcome = await this.#around.store.append(this.id, this.#seq, bodies, summary);
      if (outcome === "appended") {
        this.#around.measure({ entries: bodies.length, conflicts });
        this.#around.announce(
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

  /** What a decision makes of the table, or the answer where it makes nothing. */
  #make(decision: readonly EntryBody[] | Answer, at: number): Written | Answer {
    if ("ok" in decision) return decision;
    if (decision.length === 0) return { ok: true };
    const folded = foldAll(this.game, this.#state, decision, at);
    return folded.ok ? playQueued(this.game, folded, at) : refuse("illegal", { reason: folded.reason });
  }

  /** Whether another process has changed the table unheard: a refusal must not rest on what is no longer so. */
  async #hearNews(): Promise<boolean> {
    if (!this.#around.hasNeighbors) return false;
    const known = this.#seq;
    await this.#readNews();
    return this.#seq > known;
  }

  async #readNews(): Promise<void> {
    for await (const entries of pagesAfter(this.#around.store, this.id, this.#seq)) this.#foldForeign(entries);
  }

  #accept(written: Pick<Written, "state" | "facts">): void {
    const before = this.#state;
    this.#state = written.state;
    const tell = () => this.#streams.tell(written.facts, before, written.state);
    if (mayReseat(before, written.state)) this.#around.outlet.reseat(this, tell);
    else tell();
    if (this.#seq - this.#snapshotSeq >= ENTRIES_A_SNAPSHOT && this.#isDecidedHere) void this.#saveSnapshot();
    this.#selfPlay.schedule();
    this.#watchHost();
    const isOver = written.state.status === "finished" && written.state.replay === undefined;
    if (isOver && this.#isDecidedHere) this.#around.onFinished(this);
  }

  #foldForeign(entries: readonly Entry[]): void {
    const news = entries.filter(({ seq }) => seq > this.#seq);
    const folded = foldNews(this.game, this.id, this.#state, news);
    // Only once all of it is folded: half of it would leave the state behind its number for good.
    this.#seq = news.at(-1)?.seq ?? this.#seq;
    if (folded.state !== this.#state) this.#accept(folded);
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
    return deadlinesOf(this.#state, this.#around.downtimes());
  }

  /** Nobody can begin without the host: one who is gone leaves the table to somebody who sits at it. */
  #watchHost(): void {
    clearTimeout(this.#hostTimer);
    const goneFrom = this.#isClosed ? undefined : hostGoneFrom(this.#state, this.#attendance.ofHost);
    const from = this.#keeper.unlessElsewhere(goneFrom);
    if (from === undefined) return;
    const left = Math.min(Math.max(0, from - this.#around.now()), LONGEST_TIMER_MS);
    this.#hostTimer = setTimeout(() => {
      this.note((state) => {
        const gone = hostGoneFrom(state, this.#attendance.ofHost);
        return gone === undefined || gone > this.#around.now() ? [] : passOnHost(state, this.#attendance.ofHost);
      }).catch(this.#around.onTrouble);
    }, left);
    this.#hostTimer.unref();
  }

  #noteSeen(): void {
    for (const { person, at } of this.#attendance.toNote(this.#state)) {
      this.#inTurn(() => this.#around.store.noteSeen(this.id, person, at)).catch(this.#around.onTrouble);
    }
  }

  async #saveSnapshot(): Promise<void> {
    const seq = this.#seq;
    this.#snapshotSeq = seq;
    try {
      await this.#around.store.saveSnapshot(this.id, { seq, body: this.#state });
    } catch (error) {
      // The entries are all there; without the snapshot the next load only takes longer.
      this.#around.onTrouble(error);
    }
  }
}

/** Timers longer than this overflow; the host is simply looked after again then. */
const LONGEST_TIMER_MS = 3_600_000;
