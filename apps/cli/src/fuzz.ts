import { Fault, freshUsage, inspectMatch, neverUsed, type OptionValue, type Usage } from "@harbor/kit";
import { type TrialReport, tryBots } from "./botTrials.ts";
import { BadInput, noPositionals, runCommand, wholeNumber } from "./command.ts";
import { ENOUGH_GAMES, judgeUse } from "./coverage.ts";
import { type AnyGame, GAMES } from "./games.ts";
import { readBot } from "./players.ts";
import { planMatch } from "./simulation.ts";
import { textTable } from "./table.ts";

const help = `
Plays random games over all modes and numbers of players and inspects every state on the way.

  npm run -s fuzz -- --games 10000

  npm run -s fuzz -- --bots mate,deckhand --games 3000

  --games   how many games, 1 to 1000000 (1000 if not given)
  --bots    bots to try instead, with commas between them, written as for sim (captain@2): whose seat it is is drawn.
            Half of the games are played with cards that nobody has thought up, in half bots come and go in the
            middle of the game, and in a third they have no time at all
  --from    with --bots: the number of the first game (1 if not given), to repeat one
  --seed    any text; the same text gives the same games ("1" if not given)
  --json    one JSON object: games, finished, actions, seconds, neverUsed, decisions; with --bots how long they took

Ends with code 1 at the first fault, naming the seed and the action that repeat it. Names the cards that were never
used; from ${ENOUGH_GAMES} random games on they are a fault, too. A bot that throws, picks something illegal, takes
something back or does not come to an end is a fault.
`;

type Table = { readonly mode: string; readonly seats: number };

/** Half of the games are played where most cards are in use, or the last of them would hardly ever come up. */
function withFullTables(tables: readonly Table[]): Table[] {
  const most = Math.max(...tables.map(({ seats }) => seats));
  const fullest = tables.find(({ seats }) => seats === most);
  return tables.flatMap((table) => (fullest === undefined ? [table] : [table, fullest]));
}

type Report = {
  readonly game: string;
  readonly games: number;
  readonly finished: number;
  readonly actions: number;
  readonly seconds: number;
  readonly neverUsed: Readonly<Record<string, readonly string[]>>;
  readonly decisions: readonly string[];
};

/** The game's own options, with each of their values in its turn. */
function chosenAt(game: AnyGame, mode: string, turn: number): Readonly<Record<string, OptionValue | undefined>> {
  const meant = game.options.filter(({ modes }) => modes === undefined || modes.includes(mode));
  return Object.fromEntries(meant.map(({ id, values }) => [id, values[turn % values.length]]));
}

function fuzz(game: AnyGame, games: number, seed: string): Report {
  const usage: Usage = freshUsage();
  const tables = withFullTables(game.modes.flatMap((mode) => mode.seats.map((seats) => ({ mode: mode.id, seats }))));
  const started = performance.now();
  let actions = 0;
  let finished = 0;
  for (let nth = 0; nth < games; nth += 1) {
    const table = tables[nth % tables.length];
    if (table === undefined) throw new Error(`${game.id} has no modes`);
    const options = game.readOptions({ ...table, ...chosenAt(game, table.mode, Math.floor(nth / tables.length / 2)) });
    if (!options.ok) throw new Error(`${game.id} does not take its own modes`);
    const plan = planMatch(
      {
        game,
        options: options.value,
        seats: table.seats,
        bots: Math.floor(nth / tables.length) % 2 === 0 ? "random" : "fanciful",
        games,
        seed,
      },
      nth,
    );
    try {
      actions += inspectMatch(game, plan, usage).actions;
      finished += 1;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      throw new BadInput(`${table.mode} with ${table.seats}, game ${nth + 1} of --seed ${seed}: ${error.message}`);
    }
  }
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
  const unused = neverUsed(game.inventory, usage);
  return {
    game: game.id,
    games,
    finished,
    actions,
    seconds,
    neverUsed: unused,
    decisions: [...usage.decisions].sort(),
  };
}

function describe({ game, games, actions, seconds, decisions }: Report): string {
  return `${game}: ${games} games, ${actions} actions in ${seconds} s, nothing wrong; ${decisions.length} kinds of decisions\n`;
}

function describeTrials({ game, games, actions, seconds, bots, ...counts }: TrialReport): string {
  const paces = bots.map(({ bot, decisions, meanMs, slowestMs }) => [bot, decisions, meanMs, slowestMs]);
  return [
    `${game}: ${games} games of bots, ${actions} actions in ${seconds} s, nothing wrong`,
    `${counts.ownCards} with cards of their own, ${counts.droppedIn} with bots that come and go, ${counts.hurried} without time`,
    textTable(["bot", "decisions", "mean ms", "slowest ms"], paces),
    "",
  ].join("\n");
}

await runCommand({
  help,
  flags: {
    games: { type: "string", default: "1000" },
    bots: { type: "string" },
    from: { type: "string" },
    seed: { type: "string", default: "1" },
    json: { type: "boolean", default: false },
  },
  run(given) {
    noPositionals(given);
    const { values } = given;
    const games = wholeNumber("games", values.games, { from: 1, to: 1_000_000 });
    const from = values.from === undefined ? 1 : wholeNumber("from", values.from, { from: 1, to: 1_000_000 });
    const bots = values.bots?.split(",");
    if (bots === undefined && values.from !== undefined) throw new BadInput("--from is for --bots");
    if (bots !== undefined) {
      for (const game of GAMES) {
        for (const name of bots) readBot(game, name);
        const report = tryBots({ game, bots, games, from, seed: values.seed });
        process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : describeTrials(report));
      }
      return;
    }
    const reports = GAMES.map((game) => fuzz(game, games, values.seed));
    for (const report of reports) {
      process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : describe(report));
      const verdict = judgeUse(report.neverUsed, games);
      if (verdict?.isFault) throw new BadInput(verdict.line);
      if (verdict !== undefined && !values.json) process.stdout.write(`${verdict.line}\n`);
    }
  },
});
