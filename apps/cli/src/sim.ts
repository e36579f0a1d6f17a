import { writeFileSync } from "node:fs";
import { playMatch, recordMatch, writeReplay } from "@harbor/kit";
import { withCardsFrom } from "./cardFile.ts";
import { BadInput, noPositionals, runCommand, wholeNumber } from "./command.ts";
import { type AnyGame, GAMES, gameAsked } from "./games.ts";
import { botNames, readPlayers } from "./players.ts";
import { planMatch, type SimulationPlan, type SimulationReport, simulate } from "./simulation.ts";
import { textTable } from "./table.ts";

function modesIn({ id, modes }: AnyGame): string {
  return `${id}: ${modes.map((mode) => mode.id).join(", ")}`;
}

const help = `
Plays games with bots and reports the results.

  npm run -s sim -- --mode short --players 4 --games 100 --seed 7

  --mode      ${GAMES.map(modesIn).join("; ")} (default: the first)
  --players   the number of seats (default: the fewest that the mode allows)
  --bots      who plays: ${botNames(GAMES[0]).join(", ")} (default: random);
              one for all, or one for each seat: captain,mate,mate,random. Add a thinking time with @:
              captain@100ms, or captain@300 for 300 playouts, which plays the same games on every machine
  --games     how many games, 1 to 1000000 (default: 100)
  --seed      any text; the same text gives the same games (default: "1")
  --game      ${GAMES.map(({ id }) => id).join(", ")} (default: ${GAMES[0].id})
  --cards F   another card set, as a JSON file
  --json      prints one JSON object instead of tables
  --record F  plays only the first game of the seed and writes it to the replay file F
`;

type Values = Readonly<
  Record<"mode" | "players" | "game" | "cards", string | undefined> & Record<"bots" | "games" | "seed", string>
>;

function readPlan(values: { readonly [Name in keyof Values]?: Values[Name] | undefined }): SimulationPlan {
  const named = gameAsked(values.game);
  const game = values.cards === undefined ? named : withCardsFrom(named, values.cards);
  const mode = modeOf(game, values.mode);
  const seats =
    values.players === undefined ? (mode.seats[0] ?? 1) : wholeNumber("players", values.players, { from: 1, to: 9 });
  const bots = values.bots ?? "random";
  const options = game.readOptions({ mode: mode.id, seats });
  if (!options.ok) throw new BadInput(options.problem);
  readPlayers(game, bots, seats);
  const games = wholeNumber("games", values.games ?? "100", { from: 1, to: 1_000_000 });
  return { game, options: options.value, seats, bots, games, seed: values.seed ?? "1" };
}

function modeOf(game: AnyGame, id: string | undefined) {
  const mode = id === undefined ? game.modes[0] : game.modes.find((one) => one.id === id);
  if (mode === undefined)
    throw new BadInput(`there is no mode "${id}"; known modes: ${game.modes.map((one) => one.id).join(", ")}`);
  return mode;
}

function recordOne(plan: SimulationPlan, file: string): void {
  const planned = planMatch(plan, 0);
  const match = playMatch(plan.game, planned);
  try {
    writeFileSync(file, writeReplay(recordMatch(plan.game, planned, match)));
  } catch (error) {
    throw new BadInput(`${file} cannot be written: ${error instanceof Error ? error.message : error}`);
  }
  process.stdout.write(`${file}: a game of ${match.moves.length} actions\n`);
}

function describe(report: SimulationReport): string {
  const { games, finished, rounds, score, winByStartRank, actions, seconds } = report;
  const numbers = [
    ["games", `${finished} of ${games} finished`],
    ["rounds", `${rounds.min} to ${rounds.max}, median ${rounds.median}`],
    ["score", `p10 ${score.p10}, median ${score.median}, p90 ${score.p90}`],
    ["winner", `median ${score.winnerMedian}`],
    [
      "wins by starting rank",
      winByStartRank.map((share) => `${Math.round(share * 100)} %`).join("  ") || "nobody to beat",
    ],
    ["actions", `${actions} in ${seconds} s`],
    ...Object.entries(report.neverUsed).map(([kind, ids]) => [`never used ${kind}`, listSome(ids)]),
  ];
  return textTable(["what", "result"], numbers);
}

const SHOWN = 5;

function listSome(ids: readonly string[]): string {
  const more = ids.length > SHOWN ? ` and ${ids.length - SHOWN} more` : "";
  return ids.length === 0 ? "none" : `${ids.slice(0, SHOWN).join(", ")}${more}`;
}

await runCommand({
  help,
  flags: {
    mode: { type: "string" },
    players: { type: "string" },
    bots: { type: "string", default: "random" },
    games: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    game: { type: "string" },
    cards: { type: "string" },
    json: { type: "boolean", default: false },
    record: { type: "string" },
  },
  run(given) {
    noPositionals(given);
    const { values } = given;
    const plan = readPlan(values);
    if (values.record !== undefined) return recordOne(plan, values.record);
    const report = simulate(plan);
    process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : `${describe(report)}\n`);
  },
});
