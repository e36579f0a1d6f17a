import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pause, TestClient, until } from "./client.ts";
import { act, type Crew, closeAll, gameOf, gather, gatherAndStart, legalFor, must } from "./crew.ts";
import { type RunningServer, runServer } from "./harness.ts";

let running: RunningServer;
beforeAll(async () => {
  running = await runServer();
});
afterAll(() => running.close());

const play = (client: TestClient, code: string) => must(client, code, act(legalFor(client, code)[0] ?? {}));

function tableOf(code: string) {
  const table = running.server.rooms.tables.find(({ state }) => state.code === code);
  if (table === undefined) throw new Error("the table is not in memory");
  return table;
}

/** Waits until each client, by seat, sees what the server would show it now. */
async function allUpToDate({ code, clients }: Crew): Promise<void> {
  await pause(20);
  for (const [seat, client] of clients.entries()) {
    await until(
      `seat ${seat} is up to date`,
      () => client.views.get(code)?.n === tableOf(code).snapshotFor(`seat ${seat}`).n,
    );
    expect(client.viewOf(code)).toEqual(tableOf(code).snapshotFor(`seat ${seat}`).view);
  }
}

describe("a view", () => {
  test("is right again after a missed patch", async () => {
    const crew = await gatherAndStart(running.url);
    const { code, clients } = crew;
    const [ada, ben] = clients;
    const seen = ada.views.get(code);
    if (seen === undefined) throw new Error("nothing seen");
    // As if two patches had never come.
    ada.views.set(code, { ...seen, n: seen.n - 2, view: { ...seen.view, status: "open" } });
    await play(ben, code);
    await until("it has requested a snapshot", () => ada.resyncs === 1);
    await allUpToDate(crew);
    closeAll(crew);
  });

  test("is right at once after a lost connection, whatever happened meanwhile", async () => {
    const crew = await gatherAndStart(running.url);
    const { code, clients } = crew;
    const [ada, ben] = clients;
    ada.socket.io.engine.close();
    await play(ben, code);
    await must(ben, code, { do: "say", text: "where are you?" });
    await until("ada is back", () => ada.socket.connected && gameOf(ada, code).players[1]?.yard.length === 0);
    await until("her presence is seen", () => isPresent(ben, code, 0));
    await allUpToDate(crew);
    expect(ada.resyncs).toBe(0);
    closeAll(crew);
  });

  test("can be requested any number of times on one connection, which counts once", async () => {
    const crew = await gatherAndStart(running.url);
    const { code, clients } = crew;
    const [ada, ben] = clients;
    await Promise.all([ada.watch(code), ada.watch(code), ada.watch(code)]);
    await play(ben, code);
    await allUpToDate(crew);
    await ada.leave(code);
    await until("ada is gone", () => !isPresent(ben, code, 0));
    closeAll(crew);
  });

  test("reaches all devices of a person, with patches in step", async () => {
    const crew = await gatherAndStart(running.url);
    const { code, clients } = crew;
    const [ada, ben] = clients;
    const device = await TestClient.arrive(running.url, ada.cookie);
    await device.watch(code);
    await play(ben, code);
    await play(device, code);
    await allUpToDate(crew);
    await until("the device is up to date", () => device.views.get(code)?.n === ada.views.get(code)?.n);
    expect(device.viewOf(code)).toEqual(ada.viewOf(code));
    device.close();
    closeAll(crew);
  });

  test("no longer comes after leaving", async () => {
    const crew = await gatherAndStart(running.url);
    const { code, clients } = crew;
    const [ada, ben] = clients;
    const received: unknown[] = [];
    expect(await ada.leave(code)).toEqual({ ok: true });
    ada.socket.onAny((...message) => received.push(message));
    await play(ben, code);
    await must(ben, code, { do: "say", text: "anybody here?" });
    await pause(50);
    expect(received).toEqual([]);
    closeAll(crew);
  });

  test("changes with one's place at the table, and no patch belongs to an earlier place", async () => {
    const crew = await gather(running.url);
    const { code, clients } = crew;
    const [ada, ben] = clients;
    const watcher = await TestClient.arrive(running.url);
    await watcher.watch(code);
    const wrong: string[] = [];
    watcher.onView = (_, { you, seats }) => {
      if (you.seat !== undefined && seats[you.seat]?.kind !== "person") wrong.push("in an empty seat");
      if (you.isHost) wrong.push("host");
    };
    await must(ben, code, { do: "stand" });
    await until("ben has stood up", () => ben.viewOf(code).you.seat === undefined);
    await must(watcher, code, { do: "sit", seat: 1 });
    await until("the watcher sits", () => watcher.viewOf(code).you.seat === 1);
    await must(ada, code, { do: "clear-seat", seat: 1 });
    await must(ben, code, { do: "sit", seat: 1 });
    await until("the watcher stands", () => watcher.viewOf(code).you.seat === undefined);
    expect(wrong).toEqual([]);
    await must(ada, code, { do: "start" });
    await until("ben plays", () => ben.viewOf(code).status === "playing");
    expect(gameOf(ben, code).viewer).toBe(1);
    await until("the watcher watches", () => watcher.viewOf(code).status === "playing");
    expect(gameOf(watcher, code).viewer).toBe("spectator");
    await allUpToDate(crew);
    watcher.close();
    closeAll(crew);
  });
});

describe("a table without spectators", () => {
  test("is open to everybody before the start, and then removes people without a seat before they see the game", async () => {
    const crew = await gather(running.url, 2, { spectators: false });
    const { code, clients } = crew;
    const [ada] = clients;
    const watcher = await TestClient.arrive(running.url);
    await watcher.watch(code);
    const received: string[] = [];
    watcher.socket.onAny((...message) => received.push(JSON.stringify(message)));
    await must(ada, code, { do: "start" });
    await until("the watcher is told", () => watcher.gone.get(code) === "no-spectators");
    await play(ada, code);
    await pause(50);
    expect(received).toHaveLength(1);
    expect(received.join()).not.toContain("commitment");
    expect(await watcher.watch(code)).toMatchObject({ code: "no-spectators" });
    closeAll(crew);
    // A removed person is no longer there, whatever else this connection does.
    await until("nobody is there", () => !tableOf(code).isWatched);
    watcher.close();
  });

  test("keeps a host without a seat, who sees no more than a spectator", async () => {
    const crew = await gather(running.url, 2, { spectators: false });
    const { code, clients } = crew;
    const [ada] = clients;
    const host = await TestClient.arrive(running.url);
    const own = await host.create({ options: { mode: "short", seats: 2 }, spectators: false });
    await host.watch(own);
    for (const seat of [0, 1]) await must(host, own, { do: "add-bot", seat });
    await must(host, own, { do: "start" });
    await until("it is played", () => host.viewOf(own).status === "playing");
    expect(gameOf(host, own)).toMatchObject({ viewer: "spectator" });
    expect(gameOf(host, own).hand).toBeUndefined();
    expect(ada.viewOf(code).status).toBe("open");
    host.close();
    closeAll(crew);
  });
});

describe("presence", () => {
  test("lasts from the first connection that watches the table to the last", async () => {
    const crew = await gather(running.url);
    const { code, clients } = crew;
    const [ada, ben] = clients;
    const device = await TestClient.arrive(running.url, ben.cookie);
    await device.watch(code);
    expect(isPresent(ada, code, 1)).toBe(true);
    ben.close();
    await pause(50);
    expect(isPresent(ada, code, 1)).toBe(true);
    device.close();
    await until("ben is gone", () => !isPresent(ada, code, 1));
    const back = await TestClient.arrive(running.url, ben.cookie);
    await pause(50);
    expect(isPresent(ada, code, 1)).toBe(false);
    await back.watch(code);
    await until("ben is back", () => isPresent(ada, code, 1));
    back.close();
    closeAll(crew);
  });

  test("counts for votes: an absent player is played for until they watch again", async () => {
    const quick = await runServer({ absentAfterMs: 300 });
    const crew = await gatherAndStart(quick.url);
    const { code, clients } = crew;
    const [ada, ben] = clients;
    const vote = () => ada.do(code, { do: "vote", seat: 1 });
    await pause(1600);
    expect(await vote()).toMatchObject({ code: "not-absent" });
    ben.close();
    await until("ben is gone", () => !isPresent(ada, code, 1));
    expect(await vote()).toMatchObject({ code: "not-absent" });
    await pause(1600);
    expect(await vote()).toEqual({ ok: true });
    await until("the autopilot has played", () => gameOf(ada, code).players[1]?.yard.length === 0);
    expect(ada.viewOf(code).seats[1]).toMatchObject({ kind: "person", autopilot: true });
    const back = await TestClient.arrive(quick.url, ben.cookie);
    await back.watch(code);
    expect(back.viewOf(code).seats[1]).toMatchObject({ present: true, autopilot: false });
    await until("ada sees it", () => isPresent(ada, code, 1));
    expect(ada.viewOf(code).seats[1]).toMatchObject({ autopilot: false });
    back.close();
    closeAll(crew);
    await quick.close();
  });

  test("follows a quick watch and leave", async () => {
    const crew = await gather(running.url);
    const { code, clients } = crew;
    const [ada, ben] = clients;
    const device = await TestClient.arrive(running.url, ben.cookie);
    ben.close();
    await until("ben is gone", () => !isPresent(ada, code, 1));
    const message = { table: code };
    await Promise.all([device.send("watch", message), device.send("leave", message)]);
    await pause(50);
    expect(isPresent(ada, code, 1)).toBe(false);
    await Promise.all([device.send("watch", message), device.send("leave", message), device.send("watch", message)]);
    await until("ben is back", () => isPresent(ada, code, 1));
    device.close();
    await until("ben is gone again", () => !isPresent(ada, code, 1));
    closeAll(crew);
  });
});

function isPresent(client: TestClient, code: string, seat: number): boolean {
  const held = client.viewOf(code).seats[seat];
  return held?.kind === "person" && held.present;
}
