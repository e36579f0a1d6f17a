import { type Action, bremerhaven, type State } from "@harbor/bremerhaven";
import { type Dice, freshChance, openDice, seedFrom, type Viewer } from "@harbor/kit";
import { Talker } from "./talker.ts";
import { openWorld, twin, type World } from "./twins.ts";
import { outcome, pairOfActions, type TwinTable, twinTables } from "./twinTables.ts";

/** What one listener heard in both worlds. */
export type Transcript = {
  readonly who: string;
  readonly first: readonly string[];
  readonly second: readonly string[];
};

const STEPS_A_TABLE = 8;
const [LOOKING, SPECTATOR, ...OTHERS] = ["A", "S", "B", "C", "D", "E"].map(twin);

/** Ends the story after a table where they heard something different, if that is all one wants to know. */
type Telling = { readonly endsOnceDifferent?: boolean };

/** Plays the same public story on both servers; gives what the viewer and a spectator received. */
export async function tellTwice(
  tamper: (world: World) => void = () => undefined,
  { endsOnceDifferent = false }: Telling = {},
): Promise<Transcript[]> {
  if (LOOKING === undefined || SPECTATOR === undefined) throw new Error("nobody looks");
  const tables = twinTables(LOOKING, OTHERS);
  const people = [LOOKING, SPECTATOR, ...OTHERS];
  const worlds = await Promise.all(
    [0, 1].map((nth) =>
      openWorld(
        people,
        tables.map(({ code, people: seated, games }) => {
          const state = games[nth] ?? games[0];
          const { mode, seats, ordered } = state.options;
          const options = { mode, seats, ordered };
          return { code, people: seated, game: bremerhaven, options, seed: state.chance.seed, state };
        }),
      ),
    ),
  );
  worlds.forEach(tamper);
  const stages = await Promise.all(worlds.map((world) => Stage.open(world)));
  const [first, second] = stages;
  if (first === undefined || second === undefined) throw new Error("there must be two worlds");
  for (const table of tables) {
    await tellTable(table, first, second);
    if (endsOnceDifferent && first.heard() !== second.heard()) break;
  }
  for (const stage of stages) await stage.closingWords();
  for (const stage of stages) stage.close();
  await Promise.all(worlds.map((world) => world.close()));
  return [
    { who: "seat", first: first.looking.heard, second: second.looking.heard },
    { who: "spectator", first: first.spectator.heard, second: second.spectator.heard },
  ];
}

/** The people of one server. */
class Stage {
  readonly looking: Talker;
  readonly spectator: Talker;
  readonly #cast: ReadonlyMap<string, Talker>;

  private constructor(cast: ReadonlyMap<string, Talker>) {
    const [looking, spectator] = cast.values();
    if (looking === undefined || spectator === undefined) throw new Error("nobody looks");
    this.#cast = cast;
    this.looking = looking;
    this.spectator = spectator;
  }

  static async open(world: World): Promise<Stage> {
    const cast = new Map<string, Talker>();
    for (const who of [LOOKING, SPECTATOR, ...OTHERS]) {
      if (who !== undefined) cast.set(who.id, await Talker.enter(world, who));
    }
    return new Stage(cast);
  }

  inSeat({ people }: TwinTable, seat: number): Talker {
    const talker = this.#cast.get(people[seat]?.id ?? "");
    if (talker === undefined) throw new Error(`nobody sits in seat ${seat}`);
    return talker;
  }

  heard(): string {
    return [this.looking, this.spectator].flatMap(({ heard }) => heard).join("\n");
  }

  /** Resolves once everything sent to the listeners has arrived. */
  async settle(): Promise<void> {
    for (const one of [this.looking, this.spectator]) await one.ask("leave", { table: "ZZZZZZ" });
  }

  /** Requests everything that might tell more than one may know. */
  async ask(table: TwinTable): Promise<void> {
    const { code, viewer } = table;
    for (const [seat] of table.people.entries()) await this.inSeat(table, seat).ask("watch", { table: code });
    await this.spectator.ask("watch", { table: code });
    const askers = viewer === "spectator" ? [this.spectator] : [this.looking, this.spectator];
    for (const asker of askers) {
      await asker.request("GET", `/api/tables/${code}`);
      await asker.request("GET", `/api/tables/${code}/replay`);
      await asker.command(code, { do: "act", action: { type: "bid", slot: "ladder", card: 9 } });
      await asker.command(code, { do: "act", action: { type: "undo" } });
      await asker.command(code, { do: "act", action: { type: "price", card: "no-such-card" } });
      for (const seat of [0, 1]) await asker.command(code, { do: "vote", seat });
      await asker.command(code, { do: "stand" });
      await asker.command(code, { do: "rematch" });
    }
    await this.spectator.command(code, { do: "queue", actions: [] });
    await this.settle();
  }

  async closingWords(): Promise<void> {
    for (const one of [this.looking, this.spectator]) {
      for (const path of ["/api/tables", "/api/my-tables", "/api/me", "/api/games", "/health", "/ready"]) {
        await one.request("GET", path);
      }
      await one.request("GET", `/api/replays/${"a".repeat(24)}`);
    }
  }

  close(): void {
    for (const talker of this.#cast.values()) talker.close();
  }
}

async function tellTable(table: TwinTable, first: Stage, second: Stage): Promise<void> {
  const dice = openDice(freshChance(seedFrom(`story ${table.code}`)));
  const stages = [first, second] as const;
  for (const stage of stages) await stage.ask(table);
  await queueInOneWorldOnly(table, first, second);
  let games = table.games;
  for (let step = 0; step < STEPS_A_TABLE; step += 1) {
    const went = await goOn(table, games, stages, dice);
    if (went === undefined) break;
    games = went;
  }
  for (const stage of stages) await stage.looking.ask("watch", { table: table.code });
}

/** A queue is its owner's secret: that it exists, how long it is, and that it was withdrawn. */
async function queueInOneWorldOnly(table: TwinTable, first: Stage, second: Stage): Promise<void> {
  const waiting = bremerhaven.pending(table.games[0]);
  const seat = table.people.findIndex((_, one) => one !== table.viewer && !waiting.includes(one));
  const hand = table.games[0].players[seat]?.hand ?? [];
  if (seat !== -1) {
    const actions = hand.map((card) => ({ type: "bid", slot: "permit", card }));
    await first.inSeat(table, seat).command(table.code, { do: "queue", actions });
    await first.settle();
    await second.settle();
    await first.inSeat(table, seat).command(table.code, { do: "queue", actions: [] });
  }
  await first.settle();
  await second.settle();
}

/** One action in both worlds, sent directly or from an earlier queue; undefined if the worlds diverge. */
async function goOn(
  table: TwinTable,
  games: readonly [State, State],
  stages: readonly [Stage, Stage],
  dice: Dice,
): Promise<readonly [State, State] | undefined> {
  const { code, viewer } = table;
  const [seat] = bremerhaven.pending(games[0]);
  const pair = seat === undefined ? undefined : pairOfActions(games, seat, viewer, dice);
  if (seat === undefined || pair === undefined) return undefined;
  const after = stayingTwins(games, seat, pair, viewer);
  if (after === undefined) return undefined;
  const next = bremerhaven.pending(after[0])[0];
  const queued =
    next === undefined || next === viewer || next === seat || dice.below(2) === 0
      ? undefined
      : pairOfActions(after, next, viewer, dice);
  const last = next === undefined || queued === undefined ? undefined : stayingTwins(after, next, queued, viewer);
  const isQueued = next !== undefined && queued !== undefined && last !== undefined;
  for (const [nth, stage] of stages.entries()) {
    if (isQueued) {
      // One player plans further ahead in one world only; nobody may notice.
      const more = nth === 0 ? [{ type: "bid", slot: "ladder", card: 1 }] : [];
      await stage.inSeat(table, next).command(code, { do: "queue", actions: [queued[nth], ...more] });
    }
    await stage.inSeat(table, seat).command(code, { do: "act", action: { ...pair[nth] } });
    if (isQueued) await stage.inSeat(table, next).command(code, { do: "queue", actions: [] });
    await stage.inSeat(table, seat).command(code, { do: "say", text: `and on with ${code}` });
    await stage.settle();
  }
  return last ?? after;
}

function stayingTwins(
  games: readonly [State, State],
  seat: number,
  [one, other]: readonly [Action, Action],
  viewer: Viewer,
): readonly [State, State] | undefined {
  const first = outcome(games[0], seat, one, viewer);
  const second = outcome(games[1], seat, other, viewer);
  return first.seen === second.seen ? [first.state, second.state] : undefined;
}
