import { noPositionals, runCommand } from "./command.ts";
import { measureEngine, type SpeedReport } from "./engineSpeed.ts";
import { GAMES, gameAsked } from "./games.ts";
import { keepReport } from "./keep.ts";
import { textTable } from "./table.ts";

const help = `
Measures the engine, compared with boardgame.io's bare reducer in the same run.

  npm run -s bench:engine -- --json

  --game   ${GAMES.map(({ id }) => id).join(", ")} (default: ${GAMES[0].id})
  --json   prints one JSON object: actionsPerSecond, gamesPerSecond, applyPerSecond, playoutsPerSecond, view, boardgameio, ratio
  --keep   also writes the report to bench/engine-<date>.json

Seconds are of processor time, so that a busy machine measures nearly the same. The parts are measured in turns over
several rounds, and the report gives medians, so that what other load there is affects all parts alike.
`;

function describe(report: SpeedReport): string {
  const { actionsPerSecond, gamesPerSecond, applyPerSecond, playoutsPerSecond, view, stateBytes, boardgameio, ratio } =
    report;
  return textTable(
    ["what", "result"],
    [
      ["actions a second, legal ones generated before each", String(actionsPerSecond)],
      ["whole games a second, most players", String(gamesPerSecond)],
      ["apply alone, actions a second", String(applyPerSecond)],
      ...Object.entries(playoutsPerSecond).map(([mode, rate]) => [
        `playouts to the end a second, from the middle of a game: ${mode}`,
        String(rate),
      ]),
      ["a view", `${view.microseconds} µs, ${view.bytes} bytes`],
      ["a state", `${stateBytes} bytes`],
      [
        "boardgame.io's bare reducer, moves a second",
        `${boardgameio.movesPerSecond} (${boardgameio.stateBytes} bytes of state)`,
      ],
      ["apply against boardgame.io", `${ratio} times`],
    ],
  );
}

await runCommand({
  help,
  flags: {
    game: { type: "string" },
    json: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
  },
  run(given) {
    noPositionals(given);
    const { game, keep } = given.values;
    const report = measureEngine(gameAsked(game));
    if (keep) keepReport(game === undefined ? "engine" : `engine-${game}`, report);
    if (given.values.json) process.stdout.write(`${JSON.stringify(report)}\n`);
    else process.stdout.write(`${describe(report)}\n`);
  },
});
