import { noPositionals, runCommand } from "@harbor/cli/command";
import { gameAsked } from "@harbor/cli/games";
import { keepReport } from "@harbor/cli/keep";

const help = `
Builds the client, serves it from the real server in its own process, and measures it in Chromium (CHROMIUM names
another): the weight of the pages, their Lighthouse scores, the time until a harbor move is drawn, and the frames of a
reveal.

  npm run -s bench:web -- --json
  npm run -s bench:web -- --game GAME

  --game    which game's tables to measure; harbor moves and reveals only if it has them
  --json    one JSON object: weight, lighthouse, harborMoves, reveals, goals
  --quick   a short run to see that it works: no Lighthouse, no reveals
  --keep    also writes the report to bench/web-<date>.json

A full run takes about ten minutes.
`;

await runCommand({
  help,
  flags: {
    game: { type: "string" },
    json: { type: "boolean", default: false },
    quick: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
  },
  async run(given) {
    noPositionals(given);
    const { json, quick, keep } = given.values;
    const game = gameAsked(given.values.game);
    // Loaded only to measure: Lighthouse, Playwright and Vite take a second, and help or a wrong flag needs none of them.
    const { measureClient } = await import("./measure.ts");
    const { report, tables } = await measureClient(game, quick);
    if (keep) keepReport(given.values.game === undefined ? "web" : `web-${game.id}`, report);
    process.stdout.write(json ? `${JSON.stringify(report)}\n` : `${tables}\n`);
  },
});
