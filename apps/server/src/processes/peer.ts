import type { Socket } from "node:net";
import type { PeerReply, PeerRequest } from "./lineMessages.ts";
import { type LineMessage, lineMessageSchema } from "./lineMessages.ts";

/** A caller that has waited this long decides by itself. */
const ANSWER_WITHIN_MS = 2000;
/** What may queue for a peer that does not read. Lost news is found in the store as well. */
const MOST_UNREAD = 16 * 1024 * 1024;

export type PeerPlan = {
  onQuestion(question: PeerRequest): Promise<PeerReply | undefined>;
  /** Anything but requests and responses. */
  onMessage(message: Exclude<LineMessage, { kind: "ask" | "reply" }>): void;
  onClose(): void;
};

/** Another process at the other end of a connection. */
export class Peer {
  readonly #connection: Socket;
  readonly #asked = new Map<number, (reply: PeerReply | undefined) => void>();
  #nth = 0;
  #waiting = "";
  #unfinished = "";
  /** It has left a request unanswered for too long and sent nothing since. */
  #isSilent = false;

  constructor(connection: Socket, plan: PeerPlan) {
    this.#connection = connection;
    connection.setNoDelay(true);
    connection.setEncoding("utf8");
    connection.on("error", () => undefined);
    connection.on("data", (text: string) => {
      this.#isSilent = false;
      const lines = (this.#unfinished + text).split("\n");
      this.#unfinished = lines.pop() ?? "";
      for (const line of lines) this.#hear(lineMessageSchema.parse(JSON.parse(line)), plan);
    });
    connection.once("close", () => {
      for (const answered of this.#asked.values()) answered(undefined);
      this.#asked.clear();
      plan.onClose();
    });
  }

  ask(question: PeerRequest): Promise<PeerReply | undefined> {
    if (this.#connection.destroyed || this.#isSilent || this.#isFull) return Promise.resolve(undefined);
    this.#nth += 1;
    const nth = this.#nth;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#isSilent = true;
        answered(undefined);
      }, ANSWER_WITHIN_MS);
      const answered = (reply: PeerReply | undefined) => {
        clearTimeout(timer);
        this.#asked.delete(nth);
        resolve(reply);
      };
      this.#asked.set(nth, answered);
      this.#send({ kind: "ask", nth, question });
    });
  }

  tell(message: Exclude<LineMessage, { kind: "ask" | "reply" }>): void {
    if (!this.#isFull) this.#send(message);
  }

  close(): void {
    this.#connection.destroy();
  }

  get #isFull(): boolean {
    return this.#connection.writableLength > MOST_UNREAD;
  }

  #hear(message: LineMessage, plan: PeerPlan): void {
    if (message.kind === "ask") this.#answer(message, plan);
    else if (message.kind === "reply") this.#asked.get(message.nth)?.(message.reply);
    else plan.onMessage(message);
  }

  #answer({ nth, question }: Extract<LineMessage, { kind: "ask" }>, plan: PeerPlan): void {
    void plan.onQuestion(question).then(
      (reply) => this.#send({ kind: "reply", nth, ...(reply && { reply }) }),
      // The caller uses the same store, and finds out for itself what is wrong.
      () => this.#send({ kind: "reply", nth }),
    );
  }

  /** Messages of one tick leave together. */
  #send(message: LineMessage): void {
    if (this.#waiting === "") process.nextTick(() => this.#flush());
    this.#waiting += `${JSON.stringify(message)}\n`;
  }

  #flush(): void {
    const text = this.#waiting;
    this.#waiting = "";
    if (!this.#connection.destroyed) this.#connection.write(text);
  }
}
