import { freshId } from "../random.ts";
import type { Entry, TableId } from "../store/store.ts";
import { CrewLine } from "./crewLine.ts";
import type { News, Question, Reply } from "./lineMessages.ts";
import type { Member } from "./messages.ts";
import { ownerOf, type Slot } from "./ownership.ts";

/** The processes of one server: each table is decided in one of them at a time. */
export type Crew = {
  /** What this process is called among all that use the store. */
  readonly id: string;
  /** How many there are when all run. */
  readonly size: number;
  /** Where its own HTTP server listens; undefined where it takes its connections itself. */
  readonly http: string | undefined;
  /** How many run now. */
  running(): number;
  /** Whether this process does what is done by one of them only. */
  isFirst(): boolean;
  /** Which other process decides a table, if it is another one. */
  decider(code: string): Slot | undefined;
  /** Asks whoever decides a table; undefined where nobody answers in time. */
  ask(code: string, question: Question): Promise<Reply | undefined>;
  askAll(question: Question): Promise<readonly Reply[]>;
  onQuestion(answer: (question: Question) => Promise<Reply | undefined>): void;
  /** Whether another process of this server is called that, which is then told. */
  tellWritten(id: string, news: { table: TableId; after: number; entries: readonly Entry[] }): boolean;
  tellAll(news: News): void;
  onNews(hear: (news: News, from: string) => void): void;
  /** Calls back whenever a process has come or gone, with those that are gone. */
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

/** The crew as a worker knows it by what the first process says. */
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

  /** What the first process says of who is there. */
  muster(members: readonly Member[]): void {
    const gone = this.#members.filter(({ id }) => id !== this.id && !members.some((other) => other.id === id));
    // Until it is open itself it is not on the list.
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

  async ask(code: string, question: Question): Promise<Reply | undefined> {
    const slot = this.decider(code);
    const owner = this.#members.find((member) => member.slot === slot);
    return owner === undefined ? undefined : this.#line.ask(owner.id, question);
  }

  async askAll(question: Question): Promise<readonly Reply[]> {
    const others = this.#members.filter(({ id }) => id !== this.id);
    const replies = await Promise.all(others.map(({ id }) => this.#line.ask(id, question)));
    return replies.filter((reply) => reply !== undefined);
  }

  onQuestion(answer: (question: Question) => Promise<Reply | undefined>): void {
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
