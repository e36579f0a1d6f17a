import type { Contender, Party } from "./contenders.ts";
import { each } from "./players.ts";
import type { RecordedMove, Recording } from "./recordings.ts";

/** A table at some point of its recorded game. */
export type Game = {
  readonly party: Party;
  readonly code: string;
  readonly moves: readonly RecordedMove[];
  next: number;
};

/** How a server did when driven as hard as possible. */
export type Drive = {
  readonly actions: number;
  readonly perSecond: number;
  /** CPU time for each action, which other programs on the machine disturb less. */
  readonly microsPerAction: number;
  /** The share of time each side's processor was busy; the side near 1 is the bottleneck. */
  readonly serverBusy: number;
  readonly generatorBusy: number;
};

/** Games for each party, enough to continue when one is over. */
export async function openGames(
  contender: Contender,
  parties: readonly Party[],
  recordings: readonly Recording[],
  gamesEach = 1,
): Promise<Game[][]> {
  return each(parties, async (party, index) => {
    const games: Game[] = [];
    for (let nth = 0; nth < gamesEach; nth += 1) {
      const recording = recordings[(index * gamesEach + nth) % recordings.length];
      if (recording === undefined) throw new Error("nothing is recorded");
      const code = await contender.openTable(party, recording);
      games.push({ party, code, moves: recording.moves, next: 0 });
    }
    return games;
  });
}

let sent = 0;

/** Sends a game's next action; resolves once it is acknowledged. */
export function playNext(game: Game): Promise<void> {
  const move = game.moves[game.next];
  const socket = move === undefined ? undefined : game.party[move.seat]?.socket;
  if (move === undefined || socket === undefined) return Promise.reject(new Error("the game is over"));
  game.next += 1;
  sent += 1;
  const message = {
    table: game.code,
    id: `bench-${String(sent).padStart(8, "0")}`,
    command: { do: "act", action: move.action },
  };
  return new Promise((resolve, reject) => {
    socket.emit("do", message, (answer: { readonly ok?: unknown }) => {
      if (answer.ok === true) resolve();
      else reject(new Error(`action ${game.next} was refused: ${JSON.stringify(answer)}`));
    });
  });
}

/** Every lane plays its games as fast as it is answered, until time is up or a lane has no games left. */
export async function driveFor(contender: Contender, lanes: readonly (readonly Game[])[], ms: number): Promise<Drive> {
  let isOver = false;
  let actions = 0;
  const timer = setTimeout(() => {
    isOver = true;
  }, ms);
  const drive = await measured(contender, async () => {
    await Promise.all(
      lanes.map(async (games) => {
        for (const game of games) {
          while (!isOver && game.next < game.moves.length) {
            await playNext(game);
            actions += 1;
          }
        }
        isOver = true;
      }),
    );
    return actions;
  });
  clearTimeout(timer);
  return drive;
}

/** Plays every game on to the given point. */
export function driveTo(
  contender: Contender,
  games: readonly Game[],
  isThere: (game: Game) => boolean,
): Promise<Drive> {
  return measured(contender, async () => {
    let actions = 0;
    await Promise.all(
      games.map(async (game) => {
        while (game.next < game.moves.length && !isThere(game)) {
          await playNext(game);
          actions += 1;
        }
      }),
    );
    return actions;
  });
}

async function measured(contender: Contender, work: () => Promise<number>): Promise<Drive> {
  const before = await contender.process.ask("cpu");
  const own = process.cpuUsage();
  const started = performance.now();
  const actions = await work();
  const ms = performance.now() - started;
  const { user, system } = process.cpuUsage(own);
  const after = await contender.process.ask("cpu");
  const micros = after.cpuMicros - before.cpuMicros;
  return {
    actions,
    perSecond: (actions / ms) * 1000,
    microsPerAction: micros / Math.max(1, actions),
    serverBusy: micros / 1000 / ms,
    generatorBusy: (user + system) / 1000 / ms,
  };
}
