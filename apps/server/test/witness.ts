import { createHash, randomUUID } from "node:crypto";
import { readReplay, type Viewer, verifyReplay } from "@harbor/kit";
import type { Answer, Command } from "@harbor/protocol";
import type { AnyGame } from "../src/games.ts";
import type { Entry } from "../src/store/store.ts";
import type { EntryBody } from "../src/tables/entry.ts";
import type { TestClient } from "./client.ts";

/** A command and when it was sent and answered: moments are numbered in order. */
export type Deed = {
  readonly table: string;
  readonly id: string;
  readonly command: Command;
  readonly sentAt: number;
  answer?: Answer;
  answeredAt?: number;
};

/** Records what clients did and saw, to compare with the store and the rules. */
export class Witness {
  readonly deeds: Deed[] = [];
  readonly #seen = new Map<string, Map<Viewer, string[]>>();
  #moment = 0;

  get acknowledged(): readonly Deed[] {
    return this.deeds.filter(({ answer }) => answer?.ok === true);
  }

  /** Carries out a command, repeated with the same id until it is answered. */
  async see(client: TestClient, table: string, command: Command): Promise<Answer> {
    const deed: Deed = { table, id: randomUUID(), command, sentAt: this.#next() };
    this.deeds.push(deed);
    const answer = await client.insist(table, command, deed.id);
    deed.answer = answer;
    deed.answeredAt = this.#next();
    return answer;
  }

  /** Records a view of the game, unless it equals the one before. */
  look(table: string, viewer: Viewer, view: unknown): void {
    const viewers = this.#seen.get(table) ?? new Map<Viewer, string[]>();
    this.#seen.set(table, viewers);
    const views = viewers.get(viewer) ?? [];
    viewers.set(viewer, views);
    const print = fingerprint(view);
    if (views.at(-1) !== print) views.push(print);
  }

  seenAt(table: string): ReadonlyMap<Viewer, readonly string[]> {
    return this.#seen.get(table) ?? new Map();
  }

  #next(): number {
    this.#moment += 1;
    return this.#moment;
  }
}

export type Findings = {
  /** Acknowledged but missing from the log, or different there. */
  readonly lost: string[];
  /** In the log more than once. */
  readonly duplicated: string[];
  /** Acknowledged before another was sent, but logged after it. */
  readonly misordered: string[];
  /** Refused, but in the log. */
  readonly overruled: string[];
};

/** Compares a table's log with what was acknowledged. */
export function auditLog(deeds: readonly Deed[], entries: readonly Entry[]): Findings {
  const byId = new Map(deeds.map((deed) => [deed.id, deed]));
  const logged = new Set<string>();
  const findings: Findings = { lost: [], duplicated: [], misordered: [], overruled: [] };
  let latestSent = 0;
  for (const { body } of entries) {
    if (!isEntryBody(body)) continue;
    const id = body.origin?.id;
    if (id === undefined) continue;
    if (logged.has(id)) findings.duplicated.push(id);
    logged.add(id);
    const deed = byId.get(id);
    if (deed === undefined) continue;
    if (!isWhatWasSent(deed.command, body)) findings.lost.push(id);
    if (deed.answer?.ok === false) findings.overruled.push(id);
    else if (deed.answeredAt !== undefined && deed.answeredAt < latestSent) findings.misordered.push(id);
    latestSent = Math.max(latestSent, deed.sentAt);
  }
  for (const { id, answer } of deeds) if (answer?.ok === true && !logged.has(id)) findings.lost.push(id);
  return findings;
}

/**
 * Checks a replay by playing it: what is wrong with it, or the first view that somebody saw and the game never had, or
 * had in another order. Views may be missing, because disconnected people saw none.
 */
export function auditReplay(
  game: AnyGame,
  text: string,
  seen: ReadonlyMap<Viewer, readonly string[]>,
): string | undefined {
  const replay = readReplay(text);
  if (!replay.ok) return replay.problem;
  const next = new Map<Viewer, number>([...seen.keys()].map((viewer) => [viewer, 0]));
  const verified = verifyReplay(game, replay.value, ({ state }) => {
    for (const [viewer, views] of seen) {
      const place = next.get(viewer) ?? 0;
      if (place < views.length && views[place] === fingerprint(game.view(state, viewer))) next.set(viewer, place + 1);
    }
  });
  if (!verified.ok) return verified.problem;
  for (const [viewer, views] of seen) {
    const place = next.get(viewer) ?? 0;
    if (place < views.length)
      return `view ${place + 1} of ${views.length} of ${viewer} was never so, or not at that time`;
  }
  return undefined;
}

function isWhatWasSent(command: Command, body: EntryBody): boolean {
  if (command.do === "act") return body.type === "acted" && canonical(command.action) === canonical(body.action);
  if (command.do === "say") return body.type === "said" && body.text === command.text;
  return true;
}

function isEntryBody(body: unknown): body is EntryBody {
  return typeof body === "object" && body !== null && "type" in body;
}

/** Equal for equal views: patches may reorder fields. */
export function fingerprint(view: unknown): string {
  return createHash("sha1").update(canonical(view)).digest("base64");
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_field, inner: unknown) => {
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
