import { type Answer, answerSchema, CLIENT_MESSAGES, type Command, type Refusal } from "@harbor/protocol";

/** The part of a socket needed to send a command and get its answer. */
export type Wire = {
  readonly connected: boolean;
  emit(name: string, message: Letter & { readonly table: string }, answer: (response: unknown) => void): unknown;
};

export type Letter = { readonly id: string; readonly command: Command };

/** Stores unanswered commands beyond the life of the page. */
export type LetterStorage = { read(): readonly Letter[]; write(letters: readonly Letter[]): void };

const NOWHERE: LetterStorage = { read: () => [], write: () => undefined };

export type Outbox = {
  send(command: Command): void;
  /** Sends unanswered commands again after a reconnect, under the same ids, so that each counts once. */
  resend(): void;
  /** Whether everything sent has been answered. */
  isEmpty(): boolean;
  /** Whether the server answers but cannot act at the moment. */
  isTroubled(): boolean;
  /** The commands without an answer yet. */
  unanswered(): readonly Command[];
};

export type Listener = {
  answered(answer: Answer, command: Command): void;
  /** The server's trouble has begun or ended. */
  troubled(): void;
};

/**
 * They say nothing about the command, and neither does `failed`: under the same id it counts once, however often it is
 * sent.
 */
const PASSING: ReadonlySet<Refusal> = new Set(["busy", "too-many", "stopping"]);
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
/** About a minute and a half; after that, the failure is reported. */
const MOST_TRIES = 13;

export function openOutbox(
  socket: Wire,
  table: string,
  { answered, troubled }: Listener,
  kept: LetterStorage = NOWHERE,
): Outbox {
  let waiting: readonly Letter[] = kept.read();
  /** Held back until the pause is over, to keep the order. */
  let held: readonly Letter[] = [];
  let pause: ReturnType<typeof setTimeout> | undefined;
  let pauses = 0;
  const failures = new WeakMap<Letter, number>();
  let trouble = false;

  function post(letter: Letter): void {
    if (!socket.connected) return;
    if (pause !== undefined) {
      hold(letter);
      return;
    }
    const { id, command } = letter;
    socket.emit(CLIENT_MESSAGES.command, { table, id, command }, (response: unknown) => {
      const read = answerSchema.safeParse(response);
      if (!read.success || !waiting.includes(letter)) return;
      const answer = read.data;
      if (!answer.ok && mayPass(letter, answer.code)) {
        hold(letter);
        tryLater(answer.code === "failed");
        return;
      }
      recover();
      waiting = waiting.filter((one) => one !== letter);
      kept.write(waiting);
      answered(answer, command);
    });
  }

  function mayPass(letter: Letter, code: Refusal): boolean {
    if (code !== "failed") return PASSING.has(code);
    const nth = (failures.get(letter) ?? 0) + 1;
    failures.set(letter, nth);
    return nth <= MOST_TRIES;
  }

  function hold(letter: Letter): void {
    if (!held.includes(letter)) held = [...held, letter];
  }

  function tryLater(failed: boolean): void {
    if (pause === undefined) {
      pause = setTimeout(release, Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** pauses));
      pauses += 1;
    }
    if (!failed || trouble) return;
    trouble = true;
    troubled();
  }

  function release(): void {
    pause = undefined;
    const letters = waiting.filter((letter) => held.includes(letter));
    held = [];
    for (const letter of letters) post(letter);
  }

  function recover(): void {
    pauses = 0;
    if (!trouble) return;
    trouble = false;
    troubled();
  }

  return {
    send(command) {
      const letter = { id: crypto.randomUUID(), command };
      waiting = [...waiting, letter];
      kept.write(waiting);
      post(letter);
    },
    isEmpty: () => waiting.length === 0,
    isTroubled: () => trouble,
    unanswered: () => waiting.map(({ command }) => command),
    resend() {
      clearTimeout(pause);
      pause = undefined;
      held = [];
      for (const letter of waiting) post(letter);
    },
  };
}
