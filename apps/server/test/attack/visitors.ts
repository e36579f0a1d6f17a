import { type Attack, count, crowd, pause, type Target } from "./attack.ts";
import { type Asked, ask, newcomer, openTable, type Reply } from "./http.ts";
import { Line, madeUpCookie } from "./line.ts";

const CROWD = 20;

/** Attackers who keep coming. */
export const visitors: readonly Attack[] = [
  {
    name: "newcomers",
    what: "comes as a new person with each request, from made-up addresses: once 1 GB a day",
    run: (target, ms, tally) =>
      crowd(CROWD, ms, async () => {
        const headers = { "x-forwarded-for": `10.${lot(255)}.${lot(255)}.${lot(255)}` };
        answered(tally, await ask(target, { path: "/api/me", headers }));
      }),
  },
  {
    name: "sockets of nobody",
    what: "opens sockets with made-up cookies, one after another",
    run: (target, ms, tally) =>
      crowd(CROWD, ms, async () => {
        const line = await Line.open(target, [`Cookie: ${madeUpCookie()}`]);
        count(tally, line === undefined ? "turned away" : "opened");
        line?.say("40");
        await line?.hears("44");
        line?.close();
      }),
  },
  {
    name: "storm of reconnecting",
    what: "enters, watches a table and leaves, as fast as possible",
    async run(target, ms, tally) {
      const cookies = await people(target, CROWD);
      await crowd(CROWD, ms, async (who) => {
        const line = await Line.enter(target, cookies[who] ?? "");
        count(tally, line === undefined ? "turned away" : "entered");
        line?.say(`421["watch",{"table":"${target.table}"}]`);
        await line?.hears("431[");
        line?.close();
      });
    },
  },
  {
    name: "comings and goings",
    what: "20 people watch and leave a table again and again before 200 spectators: once 115,000 frames a second",
    async run(target, ms, tally) {
      const cookies = await people(target, CROWD);
      const audience = await Promise.all(
        Array.from({ length: 200 }, async (_, who) => {
          const line = await Line.enter(target, cookies[who % CROWD] ?? "");
          line?.say(`421["watch",{"table":"${target.table}"}]`);
          return line;
        }),
      );
      await crowd(CROWD, ms, async (who, until) => {
        const line = await Line.enter(target, cookies[who] ?? "");
        if (line === undefined) return count(tally, "turned away");
        for (let turn = 0; !line.isCut && performance.now() < until; turn += 2) {
          line.say(`42${turn}["watch",{"table":"${target.table}"}]`);
          line.say(`42${turn + 1}["leave",{"table":"${target.table}"}]`);
          count(tally, "came and went");
          await pause(50);
        }
        line.close();
      });
      for (const line of audience) line?.close();
    },
  },
  {
    name: "renaming at many tables",
    what: "sits at 40 tables and changes its name as often as it can: once a write at each table each time",
    most: { "answered 200": 12 },
    async run(target, ms, tally) {
      const cookie = await newcomer(target);
      for (let tables = 0; tables < 40; tables += 1) await openTable(target, cookie);
      await crowd(8, ms, async (who) => {
        const body = { name: `Name ${who} ${lot(1000)}` };
        answered(tally, await ask(target, { path: "/api/me", cookie, body }));
      });
    },
  },
  {
    name: "sixty card sets in turn",
    what: "opens tables with more card sets in turn than are cached: once 8 ms each",
    async run(target, ms, tally) {
      const cookie = await newcomer(target);
      const hashes = Array.from({ length: 60 }, (_, set) => set.toString(16).padStart(64, "0"));
      let turn = 0;
      await crowd(8, ms, async () => {
        turn += 1;
        const code = await openTable(target, cookie, { cards: hashes[turn % hashes.length] });
        count(tally, code === undefined ? "refused" : "opened");
      });
    },
  },
  {
    name: "chatter",
    what: "30 people chat as much as they can in long words of many bytes",
    async run(target, ms, tally) {
      const cookies = await people(target, 30);
      await crowd(cookies.length, ms, async (who, until) => {
        const line = await Line.enter(target, cookies[who] ?? "");
        if (line === undefined) return count(tally, "turned away");
        line.say(`420["watch",{"table":"${target.table}"}]`);
        for (let said = 1; !line.isCut && performance.now() < until; said += 1) {
          const command = { do: "say", text: `${"🏴‍☠️".repeat(50)} ${said}` };
          line.say(`42${said}["do",${JSON.stringify({ table: target.table, id: `chatter-${who}-${said}`, command })}]`);
          count(tally, "said");
          await pause(60);
        }
        line.close();
      });
    },
  },
  {
    name: "long headers and strange requests",
    what: "sends requests with the largest headers, to unknown addresses, in unknown encodings",
    run: (target, ms, tally) =>
      crowd(CROWD, ms, async () => {
        const kinds: readonly Asked[] = [
          { path: `/${"x".repeat(8000)}` },
          { path: "/api/tables", headers: { "x-junk": "y".repeat(12_000) } },
          { path: "/api/tables", cookie: "harbor=".repeat(1500) },
          { path: "/api/me", body: { name: "x".repeat(60_000) } },
          { path: "/api/replays", body: "x", headers: { "content-encoding": "gzip" } },
          { path: "/metrics" },
          { path: "/ready" },
          { path: `/api/tables/${lot(1e9)}` },
        ];
        answered(tally, await ask(target, kinds[lot(kinds.length)] ?? { path: "/" }));
      }),
  },
];

function answered(tally: Record<string, number>, { status }: Reply): void {
  count(tally, `answered ${status}`);
}

function lot(below: number): number {
  return Math.floor(Math.random() * below);
}

async function people(target: Target, size: number): Promise<string[]> {
  return Promise.all(Array.from({ length: size }, () => newcomer(target)));
}
