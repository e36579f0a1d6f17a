import { type Dice, fancifulPlayer, randomPlayer, type Seed, seedFrom } from "@harbor/kit";
import type { TableSettings } from "@harbor/protocol";
import type { AnyGame } from "../src/games.ts";
import { pause } from "../test/client.ts";
import { noteViews, playSeat, type Sights, watchAgain } from "../test/player.ts";
import type { Witness } from "../test/witness.ts";

/** One kind of table, played again and again until the faults are over, so that a game is always under way. */
export type Lane = {
  readonly game: AnyGame;
  readonly mode: string;
  readonly seats: number;
  /** Seconds for a decision. */
  readonly clock: TableSettings["clock"];
  /** The players, by seat; they play in other lanes at the same time. */
  readonly people: readonly Sights[];
  readonly witness: Witness;
  readonly dice: Dice;
};

export type LaidTable = { readonly code: string; readonly game: AnyGame };

const ONE_IN_SAYS = 8;

/** Calls `isLaid` with every table once it exists: actions there count even if its game never ends. */
export async function playLane(lane: Lane, isOver: () => boolean, isLaid: (table: LaidTable) => void): Promise<void> {
  let played = 0;
  do {
    const hasBot = lane.seats > 1 && played % 2 === 1;
    const code = await layTable(lane, hasBot, isLaid);
    await playTable(lane, code, hasBot);
    played += 1;
  } while (!isOver());
}

async function layTable(
  { game, mode, seats, clock, people, witness }: Lane,
  hasBot: boolean,
  isLaid: (table: LaidTable) => void,
): Promise<string> {
  const [host] = people;
  if (host === undefined) throw new Error("nobody plays in this lane");
  const code = await insistOn(() => host.client.create({ game: game.id, options: { mode, seats }, clock }));
  isLaid({ code, game });
  for (const [seat, sights] of people.entries()) {
    const isBot = hasBot && seat === seats - 1;
    await watchAgain(sights.client, code);
    noteViews(sights, code, isBot ? "spectator" : seat, witness);
    if (isBot) expectOk(await witness.see(host.client, code, { do: "add-bot", seat }));
    else expectOk(await witness.see(sights.client, code, { do: "sit", seat }));
  }
  expectOk(await witness.see(host.client, code, { do: "start" }));
  return code;
}

async function playTable(lane: Lane, code: string, hasBot: boolean): Promise<void> {
  const { game, witness, dice, people } = lane;
  const seed = (name: string): Seed => seedFrom(`${name} ${dice.below(2 ** 30)}`);
  const words: Promise<unknown>[] = [];
  const players = hasBot ? people.slice(0, -1) : people;
  await Promise.all(
    players.map((sights, seat) => {
      const player = seat % 2 === 0 ? randomPlayer(seed("random")) : fancifulPlayer(seed("fanciful"));
      return playSeat({
        game,
        code,
        seat,
        sights,
        witness,
        player,
        // Chat beside the game: the rules never refuse a repeated message, so only its id keeps it single.
        async before(turn) {
          if (dice.below(ONE_IN_SAYS) > 0) return;
          words.push(witness.see(sights.client, code, { do: "say", text: `seat ${seat}, turn ${turn}` }));
        },
      });
    }),
  );
  await Promise.all(words);
}

/** Repeats a request until it succeeds: a killed server may have lost it. */
export async function insistOn<Result>(ask: () => Promise<Result>, patienceMs = 90_000): Promise<Result> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(50);
    }
  }
}

function expectOk(answer: { readonly ok: boolean }): void {
  if (!answer.ok) throw new Error(`a table cannot be set up: ${JSON.stringify(answer)}`);
}
