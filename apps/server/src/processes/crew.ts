import { freshId } from "../random.ts";
import type { Entry, TableId } from "../store/store.ts";
import { CrewLine } from "./crewLine.ts";
import type { News, PeerReply, PeerRequest } from "./lineMessages.ts";
import type { Member } from "./messages.ts";
import { ownerOf, type Slot } from "./ownership.ts";

/** The processes of one server: each table is decided in one of them at a time. */
export type Crew = {
  /** This process's id among all that use the store. */
  readonly id: string;
  /** How many there are when all run. */
  readonly size: number;
  /** Where its own HTTP server listens; undefined if it accepts connections itself. */
  readonly http: string | undefined;
  /** How many run now. */
  running(): number;
  /** Whether this process does the jobs that only one of them should. */
  isFirst(): boolean;
  /** The other process that decides a table; undefined if it is this one. */
  decider(code: string): Slot | undefined;
  /** Asks the process that decides a table; undefined if it does not answer in time. */
  ask(code: string, question: PeerRequest): Promise<PeerReply | undefined>;
  askAll(question: PeerRequest): Promise<readonly PeerReply[]>;
  onQuestion(answer: (question: PeerRequest) => Promise<PeerReply | undefined>): void;
  /** Sends news to the process of that id; false if it is not one of this server's. */
  tellWritten(id: string, news: { table: TableId; after: number; entries: readonly Entry[] }): boolean;
  tellAll(news: News): void;
  onNews(hear: (news: News, from: string) => void): void;
  /** Calls back whenever processes have come or gone, with the ids of those that are gone. */
  onChange(changed: (gone: readonly string[]) => void): void;
  close(): Promise<void>;
};

export function alone(): Crew {
  return {
    id: freshId(),
    size: 1,
    http: undefined,
    running: () => 1,
    isFirst: () => true,
    decider: () => undefined,
    ask: () => Promise.resolve(undefined),
    askAll: () => Promise.resolve([]),
    onQuestion: () => undefined,
    tellWritten: () => false,
    tellAll: () => undefined,
    onNews: () => undefined,
    onChange: () => undefined,
    close: () => Promise.resolve(),
  };
}

export type CrewPlan = { readonly me: Member; readonly processes: number; readonly http: string };

/** The crew as a worker knows it, from what the primary says. */
export class Workers implements Crew {
  readonly id: string;
  readonly size: number;
  readonly http: string;
  readonly #me: Member;
  readonly #line: CrewLine;
  readonly #changed: ((gone: readonly string[]) => void)[] = [];
  #members: readonly Member[];
  #slots: readonly Slot[];

  private constructor({ me, processes, http }: CrewPlan, line: CrewLine) {
    this.id = me.id;
    this.size = processes;
    this.http = http;
    this.#me = me;
    this.#line = line;
    this.#members = [me];
    this.#slots = [me.slot];
  }

  static async join(plan: CrewPlan): Promise<Workers> {
    return new Workers(plan, await CrewLine.open(plan.me));
  }

  /** Takes the primary's list of processes. */
  muster(members: readonly Member[]): void {
    const gone = this.#members.filter(({ id }) => id !== this.id && !members.some((other) => other.id === id));
    // A process is not on the list until it is open.
    this.#members = members.some(({ id }) => id === this.id) ? members : [this.#me, ...members];
    this.#slots = this.#members.map(({ slot }) => slot);
    this.#line.reach(this.#members.filter(({ id }) => id !== this.id));
    for (const changed of this.#changed) changed(gone.map(({ id }) => id));
  }

  running(): number {
    return this.#members.length;
  }

  isFirst(): boolean {
    return this.#me.slot === Math.min(...this.#slots);
  }

  decider(code: string): Slot | undefined {
    if (this.#slots.length === 1) return undefined;
    const owner = ownerOf(code, this.#slots);
    return owner === this.#me.slot ? undefined : owner;
  }

  async ask(code: string, question: PeerRequest): Promise<PeerReply | undefined> {
    const slot = this.decider(code);
    const owner = this.#members.find((member) => member.slot === slot);
    return owner === undefined ? undefined : this.#line.ask(owner.id, question);
  }

  async askAll(question: PeerRequest): Promise<readonly PeerReply[]> {
    const others = this.#members.filter(({ id }) => id !== this.id);
    const replies = await Promise.all(others.map(({ id }) => this.#line.ask(id, question)));
    return replies.filter((reply) => reply !== undefined);
  }

  onQuestion(answer: (question: PeerRequest) => Promise<PeerReply | undefined>): void {
    this.#line.onQuestion(answer);
  }

  tellWritten(id: string, news: { table: TableId; after: number; entries: readonly Entry[] }): boolean {
    return this.#line.tell(id, { kind: "written", ...news, entries: [...news.entries] });
  }

  tellAll(news: News): void {
    for (const { id } of this.#members) if (id !== this.id) this.#line.tell(id, news);
  }

  onNews(hear: (news: News, from: string) => void): void {
    this.#line.onNews(hear);
  }

  onChange(changed: (gone: readonly string[]) => void): void {
    this.#changed.push(changed);
  }

  close(): Promise<void> {
    return this.#line.close();
  }
}
