import { anyStateLike, freshChance, openDice, pickByKind, readReplay, seedFrom, verifyReplay } from "@harbor/kit";
import type { TableView } from "@harbor/protocol";
import type { AnyGame } from "../src/games.ts";
import { pause, TestClient, until } from "./client.ts";
import { firstGame, lastModeFor } from "./gameKinds.ts";

const PATIENCE_MS = 20_000;
const LOOK_MS = 5;
const SEATS = 3;

/** People who play fairly at one table, game after game, and time every answer. */
export class HonestTable {
  readonly players: readonly TestClient[];
  readonly #game: AnyGame;
  /** Milliseconds from an action to its answer, since the last call of `takeWaits`. */
  #waits: number[] = [];
  #code = "";
  #isLeaving = false;
  games = 0;
  actions = 0;
  /** Refused actions, and acknowledged ones that are missing from the recording or in it twice. */
  refused = 0;
  lost = 0;
  doubled = 0;
  #acted = 0;

  private constructor(players: readonly TestClient[], game: AnyGame) {
    this.players = players;
    this.#game = game;
  }

  static async open(url: string, game: AnyGame = firstGame()): Promise<HonestTable> {
    const players = await Promise.all(Array.from({ length: SEATS }, () => TestClient.arrive(url)));
    const table = new HonestTable(players, game);
    await table.#begin();
    return table;
  }

  get code(): string {
    return this.#code;
  }

  takeWaits(): number[] {
    const waits = this.#waits;
    this.#waits = [];
    return waits.toSorted((a, b) => a - b);
  }

  /** Plays that many games or until told to leave, and checks every finished game. */
  async play(pauseMs: number, games = Number.POSITIVE_INFINITY): Promise<void> {
    while (!this.#isLeaving) {
      await Promise.all(this.players.map((client, seat) => this.#playSeat(client, seat, pauseMs)));
      if (this.#isLeaving) return;
      await this.#check();
      this.games += 1;
      if (this.games >= games) return;
      await this.#begin();
    }
  }

  leave(): void {
    this.#isLeaving = true;
  }

  close(): void {
    for (const player of this.players) player.close();
  }

  async #begin(): Promise<void> {
    const [host] = this.players;
    if (host === undefined) throw new Error("nobody came");
    this.#acted = 0;
    const options = { mode: lastModeFor(this.#game, SEATS), seats: SEATS };
    this.#code = await host.create({ game: this.#game.id, options, spectators: false });
    for (const [seat, player] of this.players.entries()) {
      await this.#expect(player.watch(this.#code), "watching");
      await this.#expect(player.do(this.#code, { do: "sit", seat }), "sitting down");
    }
    await this.#expect(host.do(this.#code, { do: "start" }), "starting");
  }

  async #playSeat(client: TestClient, seat: number, pauseMs: number): Promise<void> {
    const dice = openDice(freshChance(seedFrom(`honest ${seat} ${this.games}`)));
    const code = this.#code;
    for (;;) {
      await this.#awaitTurn(client, seat);
      const table = tableSeenBy(client, code);
      if (this.#isLeaving || table?.status !== "playing") return;
      const action = pickByKind(this.#game.legal(anyStateLike(this.#game, table.game), seat), dice);
      const started = performance.now();
      await this.#expect(client.do(code, { do: "act", action: { ...action } }), action.type);
      this.#waits.push(performance.now() - started);
      this.actions += 1;
      this.#acted += 1;
      await pause(pauseMs);
    }
  }

  /** Waits as long as anybody at the table still moves. */
  async #awaitTurn(client: TestClient, seat: number): Promise<void> {
    let [actions, since] = [this.actions, performance.now()];
    let looked: unknown;
    while (!this.#isLeaving) {
      const table = tableSeenBy(client, this.#code);
      if (table?.status === "finished") return;
      // An unchanged view needs no check, which is expensive for a hundred people in one process.
      if (table?.status === "playing" && table.game !== looked && this.#isDue(table.game, seat)) return;
      looked = table?.game;
      if (actions !== this.actions) [actions, since] = [this.actions, performance.now()];
      if (performance.now() - since > PATIENCE_MS) throw new Error(`seat ${seat} timed out waiting for its turn`);
      await pause(LOOK_MS);
    }
  }

  #isDue(view: unknown, seat: number): boolean {
    return this.#game.pending(anyStateLike(this.#game, view)).includes(seat);
  }

  async #check(): Promise<void> {
    const [host] = this.players;
    const code = this.#code;
    await until("all see the end", () => this.players.every((one) => tableSeenBy(one, code)?.status === "finished"));
    await pause(100);
    const { text } = (await host?.request("GET", `/api/tables/${code}/replay`)) ?? { text: "" };
    const replay = readReplay(text);
    if (!replay.ok) throw new Error(`an honest game has no replay: ${replay.problem}`);
    const kept = replay.value.moves.length;
    this.lost += Math.max(0, this.#acted - kept);
    this.doubled += Math.max(0, kept - this.#acted);
    if (kept !== this.#acted) throw new Error(`an honest game has ${kept} moves, and ${this.#acted} were acknowledged`);
    const verified = verifyReplay(this.#game, replay.value);
    if (!verified.ok) throw new Error(`an honest game cannot be replayed: ${verified.problem}`);
    for (const [seat, player] of this.players.entries()) {
      const expected = JSON.parse(JSON.stringify(this.#game.view(verified.value, seat)));
      if (!isSame(expected, tableSeenBy(player, code)?.game))
        throw new Error(`seat ${seat} saw a different final state`);
      await player.leave(code);
    }
  }

  async #expect(asked: Promise<{ readonly ok: boolean }>, what: string): Promise<void> {
    const answer = await asked;
    if (!answer.ok) this.refused += 1;
    if (!answer.ok) throw new Error(`an honest player was refused ${what}: ${JSON.stringify(answer)}`);
  }
}

/** The quantile of a sorted list. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function tableSeenBy(client: TestClient, code: string): TableView | undefined {
  return client.views.get(code)?.view;
}

/** Patches may reorder fields. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, inner]) => [field, sorted(inner)]),
  );
}
