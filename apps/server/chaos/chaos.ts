import { parseArgs } from "node:util";
import { GAMES, gameNamed } from "../src/games.ts";
import { FAULT_NAMES, type FaultName } from "./faults.ts";
import { CLOCK_SECONDS, type FaultReport, type Kind, kindsOf, playThroughFaults } from "./faultTest.ts";
import { STAGES, type StageName } from "./stage.ts";

const HELP = `
Has people play at full speed at tables with clocks while one fault follows another, and checks that nothing
acknowledged is lost, nothing counts twice, no clock runs out wrongly and every game ends.

  npm run -s chaos -- --kills 20

  --kills   how often something fails on each stage, 1 to 1000 (20 if not given)
  --store   embedded, postgres, house (two servers on one PostgreSQL and one Redis), both (of one server) or all
            (all if not given)
  --game    a game's id: only this one is played (all of them if not given)
  --faults  some of these, with commas between (all that can happen on the stage if not given):
            ${FAULT_NAMES.join(", ")}
  --seed    any text; the same text gives the same moments and players ("1" if not given)
  --json    one JSON object: kills (on each stage), how often what failed, acked, lost, duplicated, unjust, justly,
            finished, games, and the same by stage

Long faults outlast a player's clock of ${CLOCK_SECONDS} seconds. It disturbs nothing but what it starts itself. Exits with
code 1 if any check fails.
`;

type Plan = {
  readonly stages: readonly StageName[];
  readonly faults?: readonly FaultName[];
  readonly kills: number;
  readonly kinds: readonly Kind[];
  readonly seed: string;
  readonly json: boolean;
};

/** A user's mistake, reported in one line. */
class BadInput extends Error {}

function readPlan(args: string[]): Plan {
  const { values } = parseFlags(args);
  const kills = /^\d+$/.test(values.kills) ? Number(values.kills) : Number.NaN;
  if (!(kills >= 1 && kills <= 1000))
    throw new BadInput(`--kills must be a whole number from 1 to 1000, not "${values.kills}"`);
  const wanted = values.store === "both" ? ["embedded", "postgres"] : [values.store];
  const stages = STAGES.filter((name) => values.store === "all" || wanted.includes(name));
  if (stages.length === 0)
    throw new BadInput(`--store must be embedded, postgres, house, both or all, not "${values.store}"`);
  const { kills: _, game, faults, seed, json } = values;
  if (game !== undefined && gameNamed(game) === undefined)
    throw new BadInput(`--game: there is no game "${game}", only ${GAMES.map(({ id }) => id).join(", ")}`);
  const kinds = kindsOf(GAMES.filter(({ id }) => game === undefined || id === game));
  return { stages, kills, kinds, seed, json, ...(faults !== undefined && { faults: readFaults(faults) }) };
}

function readFaults(text: string): FaultName[] {
  return text.split(",").map((part) => {
    const name = FAULT_NAMES.find((one) => one === part.trim());
    if (name === undefined) throw new BadInput(`--faults: there is no "${part.trim()}"; --help tells what there is`);
    return name;
  });
}

function parseFlags(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        kills: { type: "string", default: "20" },
        store: { type: "string", default: "all" },
        game: { type: "string" },
        faults: { type: "string" },
        seed: { type: "string", default: "1" },
        json: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    const [line] = String(error instanceof Error ? error.message : error).split(/\.\s/);
    throw new BadInput(`${line}; --help tells what there is`);
  }
}

type NamedReport = { readonly stage: StageName } & FaultReport;

function describe(report: NamedReport): string {
  const { stage, kills, faults, acked, lost, duplicated, unjust, justly, games, finished, seconds, problems } = report;
  const kinds = Object.entries(faults).map(([name, times]) => `${name} ${times}`);
  return [
    `${stage}: ${kills} faults in ${seconds} s (${kinds.join(", ")})`,
    `  ${acked} acknowledged, ${lost} lost, ${duplicated} duplicated; ${finished} of ${games} games finished`,
    `  clocks that ran out: ${unjust} unjustly, ${justly} justly`,
    ...problems.map((problem) => `  ${problem}`),
  ].join("\n");
}

function sumUp(kills: number, reports: readonly NamedReport[]) {
  const sum = (pick: (report: NamedReport) => number) => reports.reduce((total, report) => total + pick(report), 0);
  return {
    kills,
    faults: Object.fromEntries(FAULT_NAMES.map((name) => [name, sum(({ faults }) => faults[name] ?? 0)])),
    acked: sum(({ acked }) => acked),
    lost: sum(({ lost }) => lost),
    duplicated: sum(({ duplicated }) => duplicated),
    unjust: sum(({ unjust }) => unjust),
    justly: sum(({ justly }) => justly),
    finished: sum(({ finished }) => finished),
    games: sum(({ games }) => games),
    stages: reports,
  };
}

async function run(args: string[]): Promise<void> {
  if (args.includes("--help")) {
    process.stdout.write(HELP.trimStart());
    return;
  }
  const plan = readPlan(args);
  const reports: NamedReport[] = [];
  const { kills, kinds, seed, faults } = plan;
  for (const stage of plan.stages) {
    const report = { stage, ...(await playThroughFaults({ stage, kills, kinds, seed, ...(faults && { faults }) })) };
    reports.push(report);
    if (!plan.json) process.stdout.write(`${describe(report)}\n`);
  }
  if (plan.json) process.stdout.write(`${JSON.stringify(sumUp(plan.kills, reports))}\n`);
  const isWell = reports.every(
    ({ problems, lost, duplicated, unjust, finished, games }) =>
      problems.length + lost + duplicated + unjust === 0 && finished === games,
  );
  if (!isWell) process.exitCode = 1;
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
