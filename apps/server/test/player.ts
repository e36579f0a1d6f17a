import { anyStateLike, drawing, type Player, type Viewer } from "@harbor/kit";
import type { TableView } from "@harbor/protocol";
import type { AnyGame } from "../src/games.ts";
import type { TestClient } from "./client.ts";
import type { Witness } from "./witness.ts";

export type AnyPlayer = Player<unknown, { readonly type: string }>;

/** A game in which nothing has moved for this long is stuck. Servers are frozen for longer than a clock runs. */
const PATIENCE_MS = 90_000;

/** Notifies a table's listeners of every change that a client sees. */
export class Sights {
  readonly client: TestClient;
  readonly #waiting = new Map<string, Set<(view: TableView) => void>>();

  constructor(client: TestClient) {
    this.client = client;
    client.onView = (code, view) => {
      for (const tell of this.#waiting.get(code) ?? []) tell(view);
    };
  }

  /** Called with every view of a table from now on, until the returned function is called. */
  follow(code: string, tell: (view: TableView) => void): () => void {
    const waiting = this.#waiting.get(code) ?? new Set();
    this.#waiting.set(code, waiting);
    waiting.add(tell);
    return () => void waiting.delete(tell);
  }

  /** The first view, starting with the current one, in which a condition holds. */
  until(code: string, what: string, holds: (view: TableView) => boolean): Promise<TableView> {
    const now = this.client.views.get(code)?.view;
    if (now !== undefined && holds(now)) return Promise.resolve(now);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`table ${code}: timed out waiting until ${what}`));
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
  /** Runs before each action: a chat message, a wait. */
  before?(turn: number): Promise<void>;
};

/** Plays a seat to the end of the game as fast as answers come; gives the number of refusals. */
export async function playSeat({ game, code, seat, sights, witness, player, before }: SeatPlan): Promise<number> {
  const { client } = sights;
  let refused = 0;
  const isOver = ({ status }: TableView) => status === "finished";
  // A view from an earlier connection may lack what was answered on this one.
  const isNext = (view: TableView) => client.isUpToDate(code) && (isOver(view) || isWaitedFor(game, view.game, seat));
  for (let turn = 0; ; turn += 1) {
    await sights.until(code, `seat ${seat} has its turn`, isNext);
    await before?.(turn);
    const view = client.viewOf(code);
    if (!isNext(view)) continue;
    if (isOver(view)) return refused;
    const state = anyStateLike(game, view.game);
    const legal = game.legal(state, seat);
    const connection = client.socket.id;
    const action = player({ seat, legal, draw: drawing(game, state, seat), view: () => view.game });
    const answer = await witness.see(client, code, { do: "act", action: { ...action } });
    if (!answer.ok) refused += 1;
    if (!answer.ok || client.socket.id !== connection) await watchAgain(client, code);
  }
}

/** Records every view of the game that a client sees. */
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
