import { Fault, freshUsage, inspectMatch, neverUsed, type OptionValue, type Usage } from "@harbor/kit";
import { type TrialReport, tryBots } from "./botTrials.ts";
import { BadInput, noPositionals, runCommand, wholeNumber } from "./command.ts";
import { ENOUGH_GAMES, judgeUse } from "./coverage.ts";
import { type AnyGame, crewOf, GAMES, gameAsked } from "./games.ts";
import { readBot } from "./players.ts";
import { planMatch } from "./simulation.ts";
import { textTable } from "./table.ts";

const help = `
Plays random games in all modes with all numbers of players and checks every state.

  npm run -s fuzz -- --games 10000

  npm run -s fuzz -- --bots mate,deckhand --games 3000

  --games   how many games, 1 to 1000000 (default: 1000)
  --bots    tests these bots instead, separated by commas, written as for sim (captain@2); their seats are random.
            Half of the games use mutated cards, in half the bots come and go in mid-game, and in a third they
            have no time to think
  --from    with --bots: the number of the first game, to repeat one (default: 1)
  --game    ${GAMES.map(({ id }) => id).join(", ")} (default: all of them; with --bots, all that have bots)
  --seed    any text; the same text gives the same games (default: "1")
  --json    prints a JSON object for each game, one a line: games, finished, actions, seconds, neverUsed, decisions; with --bots, the bots' times

Exits with code 1 at the first fault and prints the seed and the action that reproduce it. Lists the cards that were
never used; in ${ENOUGH_GAMES} or more random games that is a fault, too. With --bots, it is a fault if a bot throws,
picks an illegal action, undoes something or never finishes.
`;

type Table = { readonly mode: string; readonly seats: number };

/** Half of the games use most of the cards; otherwise the last ones would hardly ever come up. */
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

/** Cycles through all values of the game's options. */
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
    if (!options.ok) throw new Error(`${game.id} rejects its own modes`);
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
  return `${game}: ${games} games, ${actions} actions in ${seconds} s, no faults; ${decisions.length} kinds of decisions\n`;
}

function describeTrials({ game, games, actions, seconds, bots, ...counts }: TrialReport): string {
  const paces = bots.map(({ bot, decisions, meanMs, slowestMs }) => [bot, decisions, meanMs, slowestMs]);
  return [
    `${game}: ${games} games with bots, ${actions} actions in ${seconds} s, no faults`,
    `${counts.ownCards} with mutated cards, ${counts.droppedIn} with bots that come and go, ${counts.hurried} without time to think`,
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
    game: { type: "string" },
    seed: { type: "string", default: "1" },
    json: { type: "boolean", default: false },
  },
  run(given) {
    noPositionals(given);
    const { values } = given;
    const games = wholeNumber("games", values.games, { from: 1, to: 1_000_000 });
    const from = values.from === undefined ? 1 : wholeNumber("from", values.from, { from: 1, to: 1_000_000 });
    const bots = values.bots?.split(",");
    const known = bots === undefined ? GAMES : GAMES.filter((game) => crewOf(game) !== undefined);
    const chosen = values.game === undefined ? known : [gameAsked(values.game)];
    if (bots === undefined && values.from !== undefined) throw new BadInput("--from requires --bots");
    if (bots !== undefined) {
      for (const game of chosen) {
        for (const name of bots) readBot(game, name);
        const report = tryBots({ game, bots, games, from, seed: values.seed });
        process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : describeTrials(report));
      }
      return;
    }
    const reports = chosen.map((game) => fuzz(game, games, values.seed));
    for (const report of reports) {
      process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : describe(report));
      const verdict = judgeUse(report.neverUsed, games);
      if (verdict?.isFault) throw new BadInput(verdict.line);
      if (verdict !== undefined && !values.json) process.stdout.write(`${verdict.line}\n`);
    }
  },
});
