import { connect, createServer, type Server, type Socket } from "node:net";
import type { News, PeerReply, PeerRequest } from "./lineMessages.ts";
import type { Member } from "./messages.ts";
import { Peer } from "./peer.ts";

const AGAIN_MS = 50;

/** The connections of one process to the others: one for each, which keeps messages in order. */
export class CrewLine {
  readonly #me: Member;
  readonly #server: Server;
  readonly #peers = new Map<string, Peer>();
  readonly #calling = new Set<string>();
  #members: readonly Member[] = [];
  #answer: (question: PeerRequest) => Promise<PeerReply | undefined> = () => Promise.resolve(undefined);
  #hear: (news: News, from: string) => void = () => undefined;
  #isClosed = false;

  private constructor(me: Member) {
    this.#me = me;
    this.#server = createServer((connection) => this.#serve(connection));
  }

  static async open(me: Member): Promise<CrewLine> {
    const line = new CrewLine(me);
    await new Promise<void>((resolve, reject) => {
      line.#server.once("error", reject);
      line.#server.listen(me.line, resolve);
    });
    return line;
  }

  /** Connects to the processes that are there, and forgets the others. Of two, the one with the greater id connects. */
  reach(members: readonly Member[]): void {
    this.#members = members;
    for (const [id, peer] of this.#peers) if (!members.some((member) => member.id === id)) peer.close();
    for (const member of members) if (this.#me.id > member.id) this.#call(member);
  }

  ask(id: string, question: PeerRequest): Promise<PeerReply | undefined> {
    return this.#peers.get(id)?.ask(question) ?? Promise.resolve(undefined);
  }

  /** Whether that process is there. */
  tell(id: string, news: News): boolean {
    this.#peers.get(id)?.tell(news);
    return this.#peers.has(id);
  }

  onQuestion(answer: (question: PeerRequest) => Promise<PeerReply | undefined>): void {
    this.#answer = answer;
  }

  onNews(hear: (news: News, from: string) => void): void {
    this.#hear = hear;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const peer of this.#peers.values()) peer.close();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #call(member: Member): void {
    const { id } = member;
    if (this.#isClosed || this.#peers.has(id) || this.#calling.has(id)) return;
    this.#calling.add(id);
    const connection = connect(member.line);
    connection.once("connect", () => {
      this.#calling.delete(id);
      this.#keep(id, connection).tell({ kind: "hello", id: this.#me.id });
    });
    connection.once("error", () => {
      this.#calling.delete(id);
      this.#callAgain(id);
    });
  }

  #callAgain(id: string): void {
    setTimeout(() => {
      const member = this.#members.find((one) => one.id === id);
      if (member !== undefined && this.#me.id > id) this.#call(member);
    }, AGAIN_MS).unref();
  }

  #serve(connection: Socket): void {
    let caller: string | undefined;
    const peer = this.#peerOn(
      connection,
      () => caller,
      (id) => {
        caller = id;
        this.#peers.set(id, peer);
      },
    );
  }

  #keep(id: string, connection: Socket): Peer {
    const peer = this.#peerOn(
      connection,
      () => id,
      () => undefined,
    );
    this.#peers.set(id, peer);
    return peer;
  }

  #peerOn(connection: Socket, named: () => string | undefined, onHello: (id: string) => void): Peer {
    const peer: Peer = new Peer(connection, {
      onQuestion: (question) => this.#answer(question),
      onMessage: (message) => {
        if (message.kind === "hello") onHello(message.id);
        else this.#hear(message, named() ?? "");
      },
      onClose: () => {
        const id = named();
        if (id === undefined || this.#peers.get(id) !== peer) return;
        this.#peers.delete(id);
        this.#callAgain(id);
      },
    });
    return peer;
  }
}
