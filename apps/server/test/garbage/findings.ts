import { answerSchema, historyAnswerSchema, legalAnswerSchema, REFUSALS, watchAnswerSchema } from "@harbor/protocol";

/** Texts that no answer to a stranger may contain, and why. */
export type Forbidden = readonly { readonly text: string; readonly what: string }[];

const MOST_FINDINGS = 20;
const INSIDES = [/\n\s+at \S/, /node_modules/, /\.ts:\d/, /node:internal/, /SQLITE_/, /ECONN|EPIPE/, /FST_ERR|ERR_/];
const KNOWN = new Set<string>(REFUSALS);
const ANSWERS = [answerSchema, watchAnswerSchema, historyAnswerSchema, legalAnswerSchema] as const;
/** Engine.IO's own wording for a refused handshake. */
const ENGINE_REFUSAL = /^\{"code":[0-5],"message":"[A-Za-z ]+"\}$/;

/** Counts answers and keeps those that should not exist. */
export class Findings {
  readonly answers: Record<string, number> = {};
  readonly found: string[] = [];
  sent = 0;
  readonly #forbidden: Forbidden;

  constructor(forbidden: Forbidden) {
    this.#forbidden = forbidden;
  }

  count(what: string): void {
    this.answers[what] = (this.answers[what] ?? 0) + 1;
  }

  report(problem: string): void {
    if (this.found.length < MOST_FINDINGS) this.found.push(problem.slice(0, 1000));
  }

  /** Checks anything the server sent, in reply to anything. */
  inspect(text: string, said: string): void {
    for (const inside of INSIDES)
      if (inside.test(text)) this.report(`shows its insides (${inside}): ${said} → ${text}`);
    for (const { text: secret, what } of this.#forbidden) {
      if (text.includes(secret)) this.report(`gives away ${what}: ${said} → ${text}`);
    }
  }

  /** Checks the answer to a socket message. */
  answered(answer: unknown, said: string): void {
    const read = ANSWERS.map((schema) => schema.safeParse(answer)).find(({ success }) => success);
    if (read?.success === true) this.#counted(read.data.ok ? "ok" : read.data.code, said);
    else this.report(`is no answer: ${said} → ${JSON.stringify(answer)}`);
  }

  /** Checks the response to an HTTP request. */
  responded(status: number, head: string, body: string, said: string): void {
    this.inspect(head.replace(/^set-cookie:.*$/gim, ""), said);
    this.inspect(body, said);
    const code = codeIn(body);
    if (status < 400) this.count("ok");
    else if (said.includes("/socket.io") && ENGINE_REFUSAL.test(body)) this.count("engine.io");
    else if (body === "" && said.startsWith("HEAD ")) this.count("without a body");
    else if (code === undefined) this.report(`is refused without a code: ${said} → ${status} ${body}`);
    else this.#counted(code, said);
  }

  #counted(code: string, said: string): void {
    this.count(code);
    if (code === "failed") this.report(`fails inside: ${said}`);
  }
}

function codeIn(body: string): string | undefined {
  try {
    const refused: unknown = JSON.parse(body);
    const isRefusal = typeof refused === "object" && refused !== null && "code" in refused && "ok" in refused;
    return isRefusal && typeof refused.code === "string" && KNOWN.has(refused.code) ? refused.code : undefined;
  } catch {
    return undefined;
  }
}
