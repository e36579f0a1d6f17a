import { type Answer, answerSchema, CLIENT_MESSAGES, type Command } from "@harbor/protocol";

/** As much of a socket as is needed to send something and be answered. */
export type Wire = {
  readonly connected: boolean;
  emit(name: string, message: Letter & { readonly table: string }, answer: (response: unknown) => void): unknown;
};

type Letter = { readonly id: string; readonly command: Command };

export type Outbox = {
  send(command: Command): void;
  /** After a new connection: whatever was not answered goes out again under the same id, so that it counts once. */
  resend(): void;
  /** Whether everything that was sent has been answered. */
  isEmpty(): boolean;
  /** What was sent and has not been answered yet. */
  unanswered(): readonly Command[];
};

const RETRY = 400;

export function openOutbox(socket: Wire, table: string, answered: (answer: Answer, command: Command) => void): Outbox {
  let waiting: readonly Letter[] = [];

  function post(letter: Letter): void {
    if (!socket.connected) return;
    const { id, command } = letter;
    socket.emit(CLIENT_MESSAGES.command, { table, id, command }, (response: unknown) => {
      const read = answerSchema.safeParse(response);
      if (!read.success || !waiting.includes(letter)) return;
      const answer = read.data;
      // Nothing is lost by asking again a little later.
      if (!answer.ok && (answer.code === "busy" || answer.code === "too-many" || answer.code === "stopping")) {
        setTimeout(() => waiting.includes(letter) && post(letter), RETRY);
        return;
      }
      waiting = waiting.filter((one) => one !== letter);
      answered(answer, command);
    });
  }

  return {
    send(command) {
      const letter = { id: crypto.randomUUID(), command };
      waiting = [...waiting, letter];
      post(letter);
    },
    isEmpty: () => waiting.length === 0,
    unanswered: () => waiting.map(({ command }) => command),
    resend() {
      for (const letter of waiting) post(letter);
    },
  };
}
