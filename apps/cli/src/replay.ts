import { playedUnder, type Replay, rankResigned, readReplay, type Score, verifyReplay } from "@harbor/kit";
import { readText, withCardsFrom } from "./cardFile.ts";
import { BadInput, runCommand } from "./command.ts";
import { gameNamed } from "./games.ts";
import { textTable } from "./table.ts";

const help = `
Plays a replay file again and checks it: the hash of the seed, every action, the final scores.

  npm run -s replay -- FILE

  --json     one JSON object instead of the score sheet
  --cards F  the card set the game was played with, as a JSON file, where the file does not bring it
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

await runCommand({
  help,
  flags: { json: { type: "boolean", default: false }, cards: { type: "string" } },
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
    if (values.json)
      process.stdout.write(`${JSON.stringify({ game: id, options, actions: moves.length, rounds, scores })}\n`);
    else
      process.stdout.write(`${scoreSheet(replay.value)}\n${moves.length} actions in ${rounds} rounds, all verified\n`);
  },
});
