import { type Attack, count, crowd, pause, type Tally, type Target } from "./attack.ts";
import { newcomer, openTable } from "./http.ts";
import { Line } from "./line.ts";
import { command, question, type Seated, sitDown } from "./seated.ts";

const CROWD = 20;
const PACE_MS = 50;
const SOME_TABLES = 6;

/** Attackers with a seat. */
export const players: readonly Attack[] = [
  {
    name: "queues full of junk",
    what: "queues sixteen meaningless actions of the greatest length over and over: once 4 MB a second on the disk",
    most: { taken: 0 },
    least: { refused: 1 },
    run: (target, ms, tally) =>
      seatedCrowd(target, ms, tally, CROWD, async ({ line, code }, turn) => {
        const action = Object.fromEntries(Array.from({ length: 12 }, (_, field) => [`field${field}`, "x".repeat(60)]));
        command(line, turn, code, { do: "queue", actions: Array.from({ length: 16 }, () => action) });
        await heard(line, turn, tally);
      }),
  },
  {
    name: "the whole past again and again",
    what: "asks for the history of many tables in turn, each of which must be read and folded",
    async run(target, ms, tally) {
      const tables = await gather(target, SOME_TABLES * 4);
      const codes = tables.map(({ code }) => code);
      await crowd(tables.length, ms, async (who, until) => {
        const table = tables[who];
        for (let turn = 10; table !== undefined && !table.line.isCut && performance.now() < until; turn += 1) {
          question(table.line, turn, "history", { table: codes[turn % codes.length], from: 0 });
          count(tally, "asked");
          await pause(PACE_MS);
        }
      });
      leaveAll(tables);
    },
  },
  {
    name: "questions about what is legal",
    what: "asks for legal actions and does illegal ones, as often as it can",
    run: (target, ms, tally) =>
      seatedCrowd(target, ms, tally, CROWD, async ({ line, code }, turn) => {
        if (turn % 2 === 0) question(line, turn, "legal", { table: code });
        else command(line, turn, code, { do: "act", action: { type: "move", from: "space-1", to: "space-2" } });
        await heard(line, turn, tally);
      }),
  },
  {
    name: "musical chairs before an audience",
    what: "sits down, paints, gets up and sets the table up anew before 200 spectators, each of whom is told each time",
    async run(target, ms, tally) {
      const cookie = await newcomer(target);
      const { large } = target.kinds;
      const first = await openTable(target, cookie, { options: large });
      if (first === undefined) return count(tally, "turned away");
      const audience = await Promise.all(Array.from({ length: 200 }, () => Line.enter(target, cookie)));
      for (const line of audience) if (line !== undefined) question(line, 1, "watch", { table: first });
      const sitters = await Promise.all(Array.from({ length: large.seats }, () => newcomer(target)));
      await crowd(sitters.length, ms, async (who, until) => {
        const line = await Line.enter(target, sitters[who] ?? "");
        if (line === undefined) return count(tally, "turned away");
        for (let turn = 10; !line.isCut && performance.now() < until; turn += 4) {
          command(line, turn, first, { do: "sit", seat: (who + turn / 2) % large.seats });
          command(line, turn + 1, first, { do: "paint", color: turn % 4 });
          command(line, turn + 2, first, { do: "stand" });
          await heard(line, turn + 2, tally);
        }
        line.close();
      });
      for (const line of audience) line?.close();
    },
  },
  {
    name: "configuring",
    what: "sets a table up in another way with every message, with as many seats as there can be and with none",
    async run(target, ms, tally) {
      const cookie = await newcomer(target);
      const { game, least, small } = target.kinds;
      await crowd(4, ms, async (_, until) => {
        const code = await openTable(target, cookie, { isPublic: true });
        const line = code === undefined ? undefined : await Line.enter(target, cookie);
        if (line === undefined || code === undefined) return count(tally, "turned away");
        for (let turn = 10; !line.isCut && performance.now() < until; turn += 1) {
          const options = [{ ...small, seats: small.seats + (turn % 3) }, least, { seats: 1e9 }, {}];
          const settings = { game, isPublic: true, spectators: true, options: options[turn % 4] };
          command(line, turn, code, { do: "configure", settings });
          await heard(line, turn, tally);
        }
        line.close();
      });
    },
  },
  {
    name: "many tables at once",
    what: "opens a hundred tables at once, though one person may have fifty: once all were granted",
    most: { opened: 50 },
    async run(target, ms, tally) {
      const cookie = await newcomer(target);
      const until = performance.now() + ms;
      do {
        const opened = await Promise.all(Array.from({ length: 100 }, () => openTable(target, cookie)));
        count(tally, "opened", opened.filter((code) => code !== undefined).length);
        count(tally, "refused", opened.filter((code) => code === undefined).length);
        await pause(200);
      } while (performance.now() < until);
    },
  },
  {
    name: "tables full of bots",
    what: "opens as many tables as it may, fills them with the bots that think longest, and lets them play",
    async run(target, ms, tally) {
      const until = performance.now() + ms;
      const cookie = await newcomer(target);
      const { longest, slowBots } = target.kinds;
      const line = await Line.enter(target, cookie);
      for (let turn = 10; line !== undefined && !line.isCut && performance.now() < until; turn += 10) {
        const code = await openTable(target, cookie, { options: longest });
        if (code === undefined) break;
        command(line, turn, code, { do: "sit", seat: 0 });
        for (let seat = 1; seat < longest.seats; seat += 1)
          command(line, turn + seat, code, { do: "add-bot", seat, bot: slowBots[seat % slowBots.length] });
        command(line, turn + longest.seats, code, { do: "start" });
        await heard(line, turn + longest.seats, tally);
      }
      await pause(Math.max(0, until - performance.now()));
      line?.close();
    },
  },
  {
    name: "codes of tables",
    what: "tries codes over HTTP and on sockets to find unlisted tables",
    most: { found: 0 },
    async run(target, ms, tally) {
      const cookies = await Promise.all(Array.from({ length: 10 }, () => newcomer(target)));
      await crowd(cookies.length, ms, async (who, until) => {
        const line = await Line.enter(target, cookies[who] ?? "");
        if (line === undefined) return count(tally, "turned away");
        for (let turn = 10; !line.isCut && performance.now() < until; turn += 1) {
          const code = Array.from({ length: 6 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join("");
          if (turn % 2 === 0) question(line, turn, "watch", { table: code });
          else command(line, turn, code, { do: "sit", seat: 0 });
          count(tally, "tried");
          if (await line.hears(`43${turn}[{"ok":true`, PACE_MS)) count(tally, "found");
        }
        line.close();
      });
    },
  },
];

const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** As many as are admitted, each at their own table, repeat an action. */
async function seatedCrowd(
  target: Target,
  ms: number,
  tally: Tally,
  size: number,
  work: (seated: Seated, turn: number) => Promise<void>,
): Promise<void> {
  const tables = await gather(target, size);
  count(tally, "seated", tables.length);
  await crowd(tables.length, ms, async (who, until) => {
    const table = tables[who];
    for (let turn = 10; table !== undefined && !table.line.isCut && performance.now() < until; turn += 1)
      await work(table, turn);
  });
  leaveAll(tables);
}

async function gather(target: Target, size: number): Promise<Seated[]> {
  const tables: Seated[] = [];
  for (let nth = 0; nth < size; nth += 1) {
    const seated = await sitDown(target);
    if (seated === undefined) break;
    tables.push(seated);
  }
  return tables;
}

function leaveAll(tables: readonly Seated[]): void {
  for (const { line } of tables) line.close();
}

/** Whether the request with this number was granted. */
async function heard(line: Line, number: number, tally: Tally): Promise<void> {
  const isAnswered = await line.hears(`43${number}[`);
  if (!isAnswered) return count(tally, line.isCut ? "cut" : "unanswered");
  count(tally, line.heard.includes(`43${number}[{"ok":true`) ? "taken" : "refused");
  await pause(PACE_MS / 2);
}
