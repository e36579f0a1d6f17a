import {
  type AdminCommand,
  ban,
  bans,
  close,
  dropReport,
  find,
  remove,
  reports,
  tables,
  unban,
  who,
} from "./adminCommands.ts";
import { callServer } from "./call.ts";
import { BadInput, runCommand, settingsWith } from "./command.ts";
import { MOST_LISTED } from "./orders.ts";

const HELP = `
Inspects and controls the running server, on its machine and as its user.

  npm run -s admin -- tables                 unfinished tables, latest change first
  npm run -s admin -- who ABC234             who sits at a table and who watches, with their numbers
  npm run -s admin -- close ABC234           closes a table, open or in play
  npm run -s admin -- find Ada               people with that name, with their numbers and tables
  npm run -s admin -- ban PERSON             bans somebody: disconnected at once, seats go to the autopilot
  npm run -s admin -- unban PERSON           lifts the ban; their seats are still theirs
  npm run -s admin -- bans                   who is banned
  npm run -s admin -- reports                reports from people at tables, latest first
  npm run -s admin -- drop-report REPORT     removes one of these
  npm run -s admin -- delete PERSON --yes    deletes somebody, with every table they ever took part in

  --data     the folder of the server's data (DATA; "data" beside the README if neither is given)
  --limit    how many tables or reports are listed, 1 to ${MOST_LISTED} (50 if not given)
  --reason   with ban: a note for yourself, shown only by "bans"
  --json     one JSON object instead of text

PERSON is the number that "who" and "find" show. With several servers on one database any will do: the others hear
of it at once over Redis, and without it within five seconds.
`;

type Values = {
  readonly data?: string | undefined;
  readonly limit: string;
  readonly reason?: string | undefined;
  readonly yes: boolean;
  readonly json: boolean;
};
await runCommand({
  help: HELP,
  flags: {
    data: { type: "string" },
    limit: { type: "string", default: "50" },
    reason: { type: "string" },
    yes: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
  async run({ values, positionals: [word = "", what, ...others] }) {
    if (others[0] !== undefined) throw new BadInput(`"${others[0]}" is one word too many; --help tells what there is`);
    const command = commandFor(word, what, values);
    const { dataFolder } = settingsWith(values.data);
    const call = await callServer(dataFolder);
    if (call === undefined) throw new BadInput(`no server runs with the data folder ${dataFolder}`);
    try {
      const { data, lines } = await command(call);
      process.stdout.write(values.json ? `${JSON.stringify(data)}\n` : lines.map((line) => `${line}\n`).join(""));
    } finally {
      call.close();
    }
  },
});

function commandFor(word: string, what: string | undefined, values: Values): AdminCommand {
  switch (word) {
    case "tables":
      none(what);
      return tables(readLimit(values.limit));
    case "who":
      return who(need(what, "the code of a table"));
    case "close":
      return close(need(what, "the code of a table"));
    case "find":
      return find(need(what, "a name"));
    case "ban":
      return ban(need(what, "the number of a person"), values.reason);
    case "unban":
      return unban(need(what, "the number of a person"));
    case "bans":
      none(what);
      return bans;
    case "reports":
      none(what);
      return reports(readLimit(values.limit));
    case "drop-report":
      return dropReport(need(what, "the number of a report"));
    case "delete":
      return remove(need(what, "the number of a person"), values.yes);
    default:
      throw new BadInput(`${word === "" ? "no command given" : `there is no "${word}"`}; --help tells what there is`);
  }
}

function need(what: string | undefined, name: string): string {
  if (what !== undefined && what !== "") return what;
  throw new BadInput(`${name} is missing; --help tells more`);
}

function none(what: string | undefined): void {
  if (what !== undefined) throw new BadInput(`"${what}" is one word too many; --help tells what there is`);
}

function readLimit(text: string): number {
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= MOST_LISTED) return limit;
  throw new BadInput(`--limit must be a whole number from 1 to ${MOST_LISTED}, not "${text}"`);
}
