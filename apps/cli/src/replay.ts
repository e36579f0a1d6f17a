import { playedUnder, type Replay, rankResigned, readReplay, type Score, verifyReplay } from "@harbor/kit";
import { analyse, analysisSheet } from "./analysis.ts";
import { readText, withCardsFrom } from "./cardFile.ts";
import { BadInput, runCommand } from "./command.ts";
import { gameNamed } from "./games.ts";
import { textTable } from "./table.ts";

const help = `
Replays a file and verifies it: the hash of the seed, every action, the final scores.

  npm run -s replay -- FILE

  --json      prints one JSON object instead of the score sheet
  --cards F   the card set of the game, as a JSON file, if the replay does not contain it
  --analysis  also analyzes the game: chances round by round, costliest decisions, turning points
  --effort N  multiplies the work for the analysis, 0.01 to 100; 1 takes about a minute for a solo game
  --seed S    uses other playouts; the same seed gives the same findings
`;

function scoreSheet({ scores: reckoned, names, resigned = [] }: Replay): string {
  const scores: readonly Score[] = rankResigned(reckoned, resigned);
  const parts = Object.keys(scores[0]?.parts ?? {});
  const rows = scores.map(({ place, seat, parts: made, score }) => {
    const name = names?.[seat] ?? `seat ${seat}`;
    return [
      place,
      resigned.includes(seat) ? `${name} (resigned)` : name,
      ...parts.map((part) => made[part] ?? 0),
      score,
    ];
  });
  return textTable(["place", "player", ...parts, "score"], rows);
}

/** Only on an interactive terminal. */
function tellProgress(progress: number): void {
  if (process.stderr.isTTY) process.stderr.write(progress < 1 ? `\r${Math.floor(100 * progress)} %` : "\r     \r");
}

await runCommand({
  help,
  flags: {
    json: { type: "boolean", default: false },
    cards: { type: "string" },
    analysis: { type: "boolean", default: false },
    effort: { type: "string" },
    seed: { type: "string" },
  },
  run({ values, positionals }) {
    const [file, more] = positionals;
    if (file === undefined || more !== undefined) throw new BadInput("name exactly one replay file; see --help");
    const replay = readReplay(readText(file));
    if (!replay.ok) throw new BadInput(`${file}: ${replay.problem}`);
    const { game: id, moves, scores, options } = replay.value;
    const named = gameNamed(id);
    if (named === undefined) throw new BadInput(`${file}: line 1: there is no game "${id}"`);
    const then = playedUnder(named, replay.value);
    const game = values.cards === undefined ? then : withCardsFrom(then, values.cards);
    const verified = verifyReplay(game, replay.value);
    if (!verified.ok) throw new BadInput(`${file}: ${verified.problem}`);
    const rounds = game.round(verified.value);
    const { analysis: wanted, effort, seed } = values;
    if (!wanted && (effort !== undefined || seed !== undefined))
      throw new BadInput("--effort and --seed require --analysis; see --help");
    const started = performance.now();
    const analysis = wanted ? analyse(game, replay.value, { effort: effort ?? "1", seed }, tellProgress) : undefined;
    const seconds = (performance.now() - started) / 1000;
    if (values.json) {
      const report = { game: id, options, actions: moves.length, rounds, scores, ...(analysis && { analysis }) };
      process.stdout.write(`${JSON.stringify(report)}\n`);
      return;
    }
    process.stdout.write(`${scoreSheet(replay.value)}\n${moves.length} actions in ${rounds} rounds, all verified\n`);
    if (analysis !== undefined) process.stdout.write(`\n${analysisSheet(analysis, replay.value, seconds)}\n`);
  },
});
