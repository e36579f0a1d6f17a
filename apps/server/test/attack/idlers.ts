import { type Attack, count, crowd, pause, type Tally, type Target } from "./attack.ts";
import { newcomer, openTable } from "./http.ts";
import { Line, madeUpCookie, upgradeRequest } from "./line.ts";

const EMOJI = "⚓".repeat(300);
const CROWD = 20;
const HANGING = 300;
const PACE_MS = 50;

/** Clients that send little and read nothing. */
export const idlers: readonly Attack[] = [
  {
    name: "watchers who do not read",
    what: "40 sockets ask for a table full of chat 20 times a second each and never read: once +50 MB a second",
    async run(target, ms, tally) {
      const code = await chattyTable(target);
      await crowd(2 * CROWD, ms, async (_, until) => {
        const line = await Line.enter(target, await newcomer(target));
        if (line === undefined) return count(tally, "turned away");
        line.stopReading();
        for (let asked = 0; !line.isCut && performance.now() < until; asked += 1) {
          line.say(`42${asked}["watch",{"table":"${code}"}]`);
          line.say("3");
          count(tally, "watched");
          await pause(PACE_MS);
        }
        line.close();
      });
    },
  },
  {
    name: "readers of replays who do not read",
    what: "requests the longest response on many connections and reads none of it",
    run: (target, ms, tally) =>
      hang(target, ms, tally, (line) => {
        line.stopReading();
        for (let times = 0; times < 8; times += 1)
          line.socket.write(`GET ${target.longest} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
      }),
  },
  {
    name: "handshakes that are never finished",
    what: "opens connections and sends a line of a request, then another, and never the last",
    run: (target, ms, tally) =>
      hang(target, ms, tally, (line) => {
        line.socket.write("GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n");
        const timer = setInterval(() => line.socket.write("X-Slow: 1\r\n"), 500);
        line.socket.once("close", () => clearInterval(timer));
      }),
  },
  {
    name: "sockets without anybody",
    what: "opens sockets with a made-up cookie and never says who it is: once they stayed for 75 seconds each",
    run: (target, ms, tally) =>
      hang(target, ms, tally, (line) => {
        line.socket.write(upgradeRequest(target.port, [`Cookie: ${madeUpCookie()}`]));
      }),
  },
  {
    name: "sockets that have left",
    what: "enters, disconnects its socket and keeps the connection",
    least: { cut: 1 },
    async run(target, ms, tally) {
      const cookie = await newcomer(target);
      await crowd(CROWD, ms, async (_, until) => {
        const line = await Line.enter(target, cookie);
        if (line === undefined) return count(tally, "turned away");
        line.say("41");
        count(tally, "left");
        while (!line.isCut && performance.now() < until) await pause(50);
        if (line.isCut) count(tally, "cut");
        line.close();
      });
    },
  },
];

/** Keeps as many connections open as it can, each begun in the same way. */
async function hang(target: Target, ms: number, tally: Tally, begin: (line: Line) => void): Promise<void> {
  const lines = new Set<Line>();
  const until = performance.now() + ms;
  while (performance.now() < until) {
    for (const line of lines) if (line.isCut) lines.delete(line);
    for (let more = 0; more < 20 && lines.size < HANGING; more += 1) {
      const line = Line.plain(target);
      line.socket.once("connect", () => begin(line));
      line.socket.once("close", () => count(tally, "closed"));
      lines.add(line);
      count(tally, "opened");
    }
    await pause(20);
  }
  tally.held = lines.size;
  for (const line of lines) line.close();
}

/** A table whose snapshot is as long as chat can make it. */
async function chattyTable(target: Target): Promise<string> {
  const code = await openTable(target, await newcomer(target));
  if (code === undefined) return target.table;
  await Promise.all(
    Array.from({ length: 10 }, async (_, who) => {
      const line = await Line.enter(target, await newcomer(target));
      for (let said = 0; said < 6; said += 1) {
        const command = { do: "say", text: EMOJI };
        line?.say(`42${said}["do",${JSON.stringify({ table: code, id: `chatty-${who}-${said}`, command })}]`);
      }
      await line?.hears("435[");
      line?.close();
    }),
  );
  return code;
}
