import { anyStateLike, type Player, type Viewer } from "@harbor/kit";
import type { TableView } from "@harbor/protocol";
import type { AnyGame } from "../src/games.ts";
import type { TestClient } from "./client.ts";
import type { Witness } from "./witness.ts";

export type AnyPlayer = Player<unknown, { readonly type: string }>;

/** A game that nothing moves for so long has come to a standstill. Servers are frozen for longer than a clock runs. */
const PATIENCE_MS = 90_000;

/** Tells whoever waits at a table of every change a client sees. */
export class Sights {
  readonly client: TestClient;
  readonly #waiting = new Map<string, Set<(view: TableView) => void>>();

  constructor(client: TestClient) {
    this.client = client;
    client.onView = (code, view) => {
      for (const tell of this.#waiting.get(code) ?? []) tell(view);
    };
  }

  /** Called with every view of a table from now on, until what this gives is called. */
  follow(code: string, tell: (view: TableView) => void): () => void {
    const waiting = this.#waiting.get(code) ?? new Set();
    this.#waiting.set(code, waiting);
    waiting.add(tell);
    return () => void waiting.delete(tell);
  }

  /** The first view, from the present one on, in which something holds. */
  until(code: string, what: string, holds: (view: TableView) => boolean): Promise<TableView> {
    const now = this.client.views.get(code)?.view;
    if (now !== undefined && holds(now)) return Promise.resolve(now);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`table ${code}: waited in vain until ${what}`));
      }, PATIENCE_MS);
      const stop = this.follow(code, (view) => {
        if (!holds(view)) return;
        clearTimeout(timer);
        stop();
        resolve(view);
      });
    });
  }
}

export type SeatPlan = {
  readonly game: AnyGame;
  readonly code: string;
  readonly seat: number;
  readonly sights: Sights;
  readonly witness: Witness;
  readonly player: AnyPlayer;
  /** Done before each action: a word to the others, a wait. */
  before?(turn: number): Promise<void>;
};

/** Plays a seat to the end of the game as fast as answers come, and gives how often it was refused. */
export async function playSeat({ game, code, seat, sights, witness, player, before }: SeatPlan): Promise<number> {
  const { client } = sights;
  let refused = 0;
  const isOver = ({ status }: TableView) => status === "finished";
  // What was seen on an earlier connection may lack what was answered on this one.
  const isNext = (view: TableView) => client.isUpToDate(code) && (isOver(view) || isWaitedFor(game, view.game, seat));
  for (let turn = 0; ; turn += 1) {
    await sights.until(code, `seat ${seat} has its turn`, isNext);
    await before?.(turn);
    const view = client.viewOf(code);
    if (!isNext(view)) continue;
    if (isOver(view)) return refused;
    const legal = game.legal(anyStateLike(game, view.game), seat);
    const connection = client.socket.id;
    const action = player({ seat, legal, view: () => view.game });
    const answer = await witness.see(client, code, { do: "act", action: { ...action } });
    if (!answer.ok) refused += 1;
    if (!answer.ok || client.socket.id !== connection) await watchAgain(client, code);
  }
}

/** Notes every view of the game that a client sees. */
export function noteViews(sights: Sights, code: string, viewer: Viewer, witness: Witness): void {
  sights.follow(code, ({ game }) => {
    if (game !== undefined) witness.look(code, viewer, game);
  });
}

export async function watchAgain(client: TestClient, code: string): Promise<void> {
  for (;;) {
    const answer = await client.watch(code).catch(() => undefined);
    if (answer?.ok === true) return;
    if (answer !== undefined && answer.code !== "failed" && answer.code !== "stopping")
      throw new Error(`table ${code} cannot be watched: ${answer.code}`);
    await client.connected();
  }
}

function isWaitedFor(game: AnyGame, view: unknown, seat: number): boolean {
  return view !== undefined && game.pending(anyStateLike(game, view)).includes(seat);
}
