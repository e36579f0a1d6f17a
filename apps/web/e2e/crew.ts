import { type Replay, recordMatch, writeReplay } from "@harbor/kit";
import {
  type Answer,
  answerSchema,
  CLIENT_MESSAGES,
  type Command,
  createdTableSchema,
  handedInCardsSchema,
  legalAnswerSchema,
  resumeLinkSchema,
  savedReplaySchema,
  type TableSettings,
  watchAnswerSchema,
} from "@harbor/protocol";
import type { Page } from "@playwright/test";
import { io } from "socket.io-client";
import { type ZodType, z } from "zod";
import { type Action, GAME } from "./gameFixture.ts";
import { type Prepared, playOut } from "./prepared.ts";

const PATIENCE = 10_000;
const COOKIE = "harbor";

const momentSchema = z.object({ round: z.int(), step: z.string() });
export type Moment = z.infer<typeof momentSchema>;

/** A player at the server's tables, with or without a browser. */
export type Sailor = {
  readonly cookie: string;
  /** Joins the table and stays connected. */
  board(code: string): Promise<void>;
  /** The id by which the table's messages and lists name them. */
  authorAt(code: string): Promise<string>;
  send(code: string, command: Command): Promise<void>;
  /** Where the table's game is. */
  momentAt(code: string): Promise<Moment>;
  /** What the table's game lets them do now. */
  legal(code: string): Promise<readonly Action[]>;
  leave(): void;
};

const aboard = new Set<Sailor>();

/** Disconnects the players hired for the last screen. */
export function everybodyLeaves(): void {
  for (const one of aboard) one.leave();
  aboard.clear();
}

export async function hire(base: string, name: string): Promise<Sailor> {
  const response = await fetch(`${base}/api/me`);
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  await post(base, cookie, "/api/me", { name });
  return sailor(base, cookie);
}

/** The page's own player, for setting up in a moment what would take many clicks. */
export async function ownerOf(page: Page, base: string, name = "Ada"): Promise<Sailor> {
  await page.request.post("/api/me", { data: { name } });
  return playerOf(page, base);
}

/** The same under the name that the player has. */
export async function playerOf(page: Page, base: string): Promise<Sailor> {
  const cookies = await page.context().cookies(base);
  const own = cookies.find(({ name }) => name === COOKIE);
  return sailor(base, `${COOKIE}=${own?.value ?? ""}`);
}

function sailor(base: string, cookie: string): Sailor {
  const socket = io(base, { transports: ["websocket"], extraHeaders: { cookie }, forceNew: true, autoConnect: false });
  async function ask(name: string, message: unknown): Promise<unknown> {
    if (!socket.active) socket.connect();
    return socket.timeout(PATIENCE).emitWithAck(name, message);
  }
  async function watch(code: string) {
    const answer = watchAnswerSchema.parse(await ask(CLIENT_MESSAGES.watch, { table: code }));
    if (!answer.ok) throw new Error(`the table was refused: ${answer.code}`);
    return answer;
  }
  const one: Sailor = {
    cookie,
    async board(code) {
      await ask(CLIENT_MESSAGES.watch, { table: code });
    },
    authorAt: async (code) => (await watch(code)).author,
    momentAt: async (code) => momentSchema.parse((await watch(code)).snapshot.view.game),
    async send(code, command) {
      const answer: Answer = answerSchema.parse(
        await ask(CLIENT_MESSAGES.command, { table: code, id: crypto.randomUUID(), command }),
      );
      if (!answer.ok) throw new Error(`${command.do} was refused: ${answer.code}`);
    },
    async legal(code) {
      const answer = legalAnswerSchema.parse(await ask(CLIENT_MESSAGES.legal, { table: code }));
      if (!answer.ok) throw new Error(`nothing is legal: ${answer.code}`);
      return answer.yourTurn ? answer.actions.flatMap((action) => GAME.readAction(action) ?? []) : [];
    },
    leave: () => void socket.disconnect(),
  };
  aboard.add(one);
  return one;
}

async function post(base: string, cookie: string, path: string, body: unknown): Promise<unknown> {
  const isText = typeof body === "string";
  const response = await fetch(`${base}${path}`, {
    method: "POST",
    headers: { cookie, "content-type": isText ? "text/plain" : "application/json" },
    body: isText ? body : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

async function ask<Value>(base: string, who: Sailor, path: string, body: unknown, schema: ZodType<Value>) {
  return schema.parse(await post(base, who.cookie, path, body));
}

/** Stores custom cards on the server; returns their hash. */
export async function handInCards(base: string, who: Sailor, cards: unknown): Promise<string> {
  const { hash } = await ask(base, who, "/api/cards", { game: GAME.id, cards }, handedInCardsSchema);
  return hash;
}

type Rules = Partial<Pick<TableSettings, "cards" | "clock" | "spectators" | "isPublic">>;

/** Stores a recording of a whole game with the prepared game's seed on the server; returns its id. */
export async function shareReplay(
  base: string,
  who: Sailor,
  prepared: Prepared,
  told: Pick<Replay, "names" | "resigned"> = {},
): Promise<string> {
  const { options, match } = playOut(prepared);
  const replay = writeReplay({ ...recordMatch(GAME, { options, seed: prepared.plan.seed }, match), ...told });
  const { id } = await ask(base, who, "/api/replays", replay, savedReplaySchema);
  return id;
}

/** A new table where these sit and play, the first of them as its host. */
export async function beginTable(base: string, crew: readonly Sailor[], mode: string): Promise<string> {
  const [host] = crew;
  if (host === undefined) throw new Error("a table needs a host");
  const settings: TableSettings = {
    game: GAME.id,
    options: { mode, seats: crew.length },
    isPublic: false,
    spectators: true,
  };
  const { code } = await ask(base, host, "/api/tables", { settings }, createdTableSchema);
  await playTable(code, crew, { moves: [] });
  return code;
}

/** A table with the prepared game's shuffles, so that it always looks the same. */
export async function openTable(base: string, host: Sailor, prepared: Prepared, rules: Rules = {}): Promise<string> {
  const { plan } = prepared;
  const sameSeedAs = await shareReplay(base, host, prepared);
  const settings: TableSettings = {
    game: GAME.id,
    options: { mode: plan.mode, seats: plan.people.length },
    isPublic: false,
    spectators: true,
    ...rules,
  };
  const made = await ask(base, host, "/api/tables", { settings, sameSeedAs }, createdTableSchema);
  return made.code;
}

/** Switches ratings on, and agrees that the game at this table is rated. */
export async function agreeToRating(base: string, code: string, one: Sailor): Promise<void> {
  await post(base, one.cookie, "/api/ratings", { game: GAME.id, wanted: true });
  await one.send(code, { do: "rate", agreed: true });
}

/** Seats everybody, starts the game, and plays the prepared moves. */
export async function playTable(
  code: string,
  crew: readonly Sailor[],
  { moves }: Pick<Prepared, "moves">,
  beforeStart: () => Promise<void> = async () => {},
): Promise<void> {
  const [host] = crew;
  for (const [seat, one] of crew.entries()) {
    await one.board(code);
    await one.send(code, { do: "sit", seat });
  }
  await beforeStart();
  await host?.send(code, { do: "start" });
  for (const { seat, action } of moves) await crew[seat]?.send(code, { do: "act", action });
}

export async function resumeToken(base: string, who: Sailor): Promise<string> {
  const { token } = await ask(base, who, "/api/resume-links", {}, resumeLinkSchema);
  return token;
}

export async function spendLink(base: string, token: string): Promise<void> {
  await post(base, "", "/api/resume", { token });
}
