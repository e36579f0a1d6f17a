import { playedUnder, type Replay, rankResigned, readReplay, type Score, verifyReplay } from "@harbor/kit";
import { analyse, analysisSheet } from "./analysis.ts";
import { readText, withCardsFrom } from "./cardFile.ts";
import { BadInput, runCommand } from "./command.ts";
import { gameNamed } from "./games.ts";
import { textTable } from "./table.ts";

const help = `
Plays a replay file again and checks it: the hash of the seed, every action, the final scores.

  npm run -s replay -- FILE

  --json      one JSON object instead of the score sheet
  --cards F   the card set the game was played with, as a JSON file, where the file does not bring it
  --analysis  look back on it, too: the chances round by round, what cost most, where the game turned
  --effort N  so many times the usual work for that, 0.01 to 100; the usual takes about a minute for a game for one
  --seed S    other playouts for it; the same seed finds the same
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

/** Only for somebody who sits at the terminal. */
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
    if (file === undefined || more !== undefined) throw new BadInput("one replay file must be named; --help tells how");
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
      throw new BadInput("--effort and --seed are for --analysis; --help tells how");
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
