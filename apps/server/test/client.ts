import { randomUUID } from "node:crypto";
import { applyPatch, isPatch } from "@harbor/kit";
import {
  type Answer,
  answerSchema,
  type ChatMessage,
  type Command,
  chatEventSchema,
  goneSchema,
  historyAnswerSchema,
  type LegalAnswer,
  legalAnswerSchema,
  patchMessageSchema,
  type Refusal,
  snapshotSchema,
  type TableSettings,
  type TableSnapshot,
  type TableView,
  tableViewSchema,
  watchAnswerSchema,
} from "@harbor/protocol";
import { io, type Socket } from "socket.io-client";

const ANSWER_MS = 5000;

/** Sits between a client and its socket, and may delay, reorder or duplicate messages. */
export type Carrier = { send(pass: () => void): void; receive(pass: () => void): void };
const FAITHFUL: Carrier = { send: (pass) => pass(), receive: (pass) => pass() };

/** Patches are numbered anew on every connection: only those of the current one count. */
type Seen = { readonly n: number; readonly view: TableView; readonly connection: string | undefined };

/** A person at a browser, as far as the server can tell. Every message received is checked against its schema. */
export class TestClient {
  readonly url: string;
  readonly cookie: string;
  readonly socket: Socket;
  /** What was seen of each table, patch by patch. */
  readonly views = new Map<string, Seen>();
  readonly events: { readonly table: string; readonly event: unknown }[] = [];
  readonly chats: { readonly table: string; readonly message: ChatMessage }[] = [];
  readonly gone = new Map<string, Refusal>();
  /** Called after every change of a view. */
  onView: ((code: string, view: TableView) => void) | undefined;
  #resyncs = 0;
  readonly #carrier: Carrier;
  /** The highest number received for a table, whether usable or not. */
  readonly #latest = new Map<string, Omit<Seen, "view">>();

  private constructor(url: string, cookie: string, carrier: Carrier, table?: string) {
    this.url = url;
    this.cookie = cookie;
    this.#carrier = carrier;
    this.socket = io(url, {
      transports: ["websocket"],
      extraHeaders: { cookie },
      forceNew: true,
      ...(table !== undefined && { query: { table } }),
      reconnectionDelay: 20,
      reconnectionDelayMax: 200,
    });
    this.socket.on("table", (message: unknown) => {
      const { id } = this.socket;
      carrier.receive(() => this.#takeSnapshot(snapshotSchema.parse(message), id));
    });
    this.socket.on("patch", (message: unknown) => {
      const { id } = this.socket;
      carrier.receive(() => this.#patch(message, id));
    });
    this.socket.on("chat", (message: unknown) => this.chats.push(chatEventSchema.parse(message)));
    this.socket.on("gone", (message: unknown) => {
      const { table, code } = goneSchema.parse(message);
      this.views.delete(table);
      this.gone.set(table, code);
    });
    this.socket.on("connect", () => {
      for (const code of this.views.keys()) void this.#watchAgain(code);
    });
  }

  /** A new person, or a known one by their cookie. */
  static async arrive(url: string, cookie?: string, carrier = FAITHFUL, table?: string): Promise<TestClient> {
    const response = cookie === undefined ? await fetch(`${url}/api/me`) : undefined;
    const given = response?.headers.getSetCookie()[0]?.split(";")[0] ?? cookie ?? "";
    const client = new TestClient(url, given, carrier, table);
    await client.connected();
    return client;
  }

  get resyncs(): number {
    return this.#resyncs;
  }

  async connected(): Promise<void> {
    if (this.socket.connected) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("no connection")), ANSWER_MS * 4);
      this.socket.once("connect", () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  async request(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; text: string; json: unknown }> {
    const isText = typeof body === "string";
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        ...(body !== undefined && { "content-type": isText ? "text/plain" : "application/json" }),
      },
      ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, text, json: parse(text) };
  }

  async create(settings: Partial<TableSettings> & Pick<TableSettings, "options">): Promise<string> {
    const { status, json, text } = await this.request("POST", "/api/tables", {
      settings: { game: "bremerhaven", isPublic: false, spectators: true, ...settings },
    });
    // A refusal has a code too, of another kind.
    const isMade = status === 200 && typeof json === "object" && json !== null && "code" in json;
    if (!isMade || typeof json.code !== "string") {
      throw new Error(`no table was made: ${text}`);
    }
    return json.code;
  }

  async watch(code: string): Promise<Answer> {
    const { id } = this.socket;
    // Handled on arrival: a patch in the same packet would otherwise come before the awaited answer.
    const take = (message: unknown) => {
      const answer = watchAnswerSchema.parse(message);
      if (answer.ok) this.#takeSnapshot(answer.snapshot, id);
    };
    const answer = watchAnswerSchema.parse(await this.send("watch", { table: code }, { take }));
    return answer.ok ? { ok: true } : answer;
  }

  /** Everything that happened at a table from this event on, page by page. */
  async history(code: string, from = 0): Promise<unknown[]> {
    const told: unknown[] = [];
    for (;;) {
      const answer = historyAnswerSchema.parse(await this.send("history", { table: code, from: from + told.length }));
      if (!answer.ok) throw new Error(`history was refused: ${answer.code}`);
      told.push(...answer.events);
      if (answer.events.length === 0 || from + told.length >= answer.happened) return told;
    }
  }

  async legal(code: string): Promise<LegalAnswer> {
    return legalAnswerSchema.parse(await this.send("legal", { table: code }));
  }

  async leave(code: string): Promise<Answer> {
    this.views.delete(code);
    return answerSchema.parse(await this.send("leave", { table: code }));
  }

  async do(code: string, command: Command, id: string = randomUUID()): Promise<Answer> {
    return answerSchema.parse(await this.send("do", { table: code, id, command }));
  }

  /** Repeats a command under the same id until an answer comes, whatever happens to the connection or the server. */
  async insist(code: string, command: Command, id: string = randomUUID()): Promise<Answer> {
    for (;;) {
      try {
        const answer = await this.do(code, command, id);
        if (answer.ok || !isPassing(answer.code)) return answer;
        await pause(50);
      } catch {
        await this.connected().catch(() => undefined);
      }
    }
  }

  /** Sends any message verbatim; rejects if no answer comes. */
  send(
    name: string,
    message: unknown,
    { patienceMs = ANSWER_MS, take = () => undefined }: { patienceMs?: number; take?: (answer: unknown) => void } = {},
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#carrier.send(() => {
        this.socket.timeout(patienceMs).emit(name, message, (failed: Error | null, answer: unknown) => {
          if (failed !== null) return reject(failed);
          this.#carrier.receive(() => {
            take(answer);
            resolve(answer);
          });
        });
      });
    });
  }

  /** Whether the view of a table came on the current connection. */
  isUpToDate(code: string): boolean {
    return this.socket.connected && this.views.get(code)?.connection === this.socket.id;
  }

  viewOf(code: string): TableView {
    const seen = this.views.get(code);
    if (seen === undefined) throw new Error(`table ${code} is not watched`);
    return seen.view;
  }

  close(): void {
    this.socket.close();
  }

  #takeSnapshot({ table, n, view }: TableSnapshot, connection: string | undefined): void {
    const seen = this.views.get(table);
    if (connection !== this.socket.id && seen !== undefined) return;
    const isSameSeat = JSON.stringify(seen?.view.you) === JSON.stringify(view.you);
    // Of two snapshots on one connection the older is late. Another seat's patches are numbered separately.
    if (isSameSeat && seen?.connection === connection && n < (seen?.n ?? 0)) return;
    this.#see(table, { n, view, connection });
    const latest = this.#latest.get(table);
    if (latest !== undefined && isSameSeat && latest.connection === connection && latest.n > n) this.#resync(table);
  }

  #see(table: string, seen: Seen): void {
    this.views.set(table, seen);
    this.onView?.(table, seen.view);
  }

  #patch(message: unknown, connection: string | undefined): void {
    if (connection !== this.socket.id) return;
    const { table, n, patch, events = [] } = patchMessageSchema.parse(message);
    const latest = this.#latest.get(table);
    if (latest === undefined || latest.connection !== connection || latest.n < n)
      this.#latest.set(table, { n, connection });
    const seen = this.views.get(table);
    if (seen === undefined || seen.connection !== connection || n <= seen.n) return;
    if (n !== seen.n + 1) {
      this.#resync(table);
      return;
    }
    const view = isPatch(patch) ? tableViewSchema.parse(applyPatch(seen.view, patch)) : seen.view;
    for (const event of events) this.events.push({ table, event });
    this.#see(table, { n, view, connection });
  }

  #resync(table: string): void {
    this.#resyncs += 1;
    void this.#watchAgain(table);
  }

  /** Repeats until it is answered, or until a new connection watches by itself. */
  async #watchAgain(table: string): Promise<void> {
    const { id } = this.socket;
    while (id !== undefined && this.socket.id === id) {
      const answer = await this.watch(table).catch(() => undefined);
      if (answer !== undefined && (answer.ok || !isPassing(answer.code))) return;
      await pause(50);
    }
  }
}

/** Whether the same command may be accepted later. */
function isPassing(code: Refusal): boolean {
  return code === "failed" || code === "stopping" || code === "busy" || code === "too-many";
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Waits until a condition holds, and names it if it never does. */
export async function until(what: string, holds: () => boolean, patienceMs = 10_000): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`timed out waiting until ${what}`);
    await pause(5);
  }
}
