import { bremerhaven } from "@harbor/bremerhaven";
import { fancifulPlayer, randomPlayer, readReplay, seedFrom, verifyReplay, wavering } from "@harbor/kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestClient, until } from "./client.ts";
import { type RunningServer, runServer } from "./harness.ts";
import { playSeat, Sights } from "./player.ts";
import { Witness } from "./witness.ts";

let running: RunningServer;
beforeAll(async () => {
  running = await runServer();
});
afterAll(() => running.close());

const TABLES = bremerhaven.modes.flatMap(({ id, seats }) => seats.map((count) => ({ mode: id, seats: count })));

test.each(TABLES)(
  "a whole $mode game with $seats over real sockets: every view matches the engine's at every step",
  async ({ mode, seats }) => {
    const clients = await Promise.all(Array.from({ length: seats }, () => TestClient.arrive(running.url)));
    const watcher = await TestClient.arrive(running.url);
    const [host] = clients;
    if (host === undefined) throw new Error("nobody came");
    const code = await host.create({ options: { mode, seats } });
    for (const [seat, client] of clients.entries()) {
      expect(await client.watch(code)).toEqual({ ok: true });
      expect(await client.do(code, { do: "sit", seat })).toEqual({ ok: true });
    }
    await watcher.watch(code);

    // The views each client saw, in order, to compare with the engine's.
    const seen = new Map<TestClient, string[]>();
    const everybody = [...clients, watcher].map((client) => new Sights(client));
    for (const sights of everybody) {
      const list: string[] = [];
      seen.set(sights.client, list);
      sights.follow(code, ({ game }) => {
        const text = JSON.stringify(game);
        if (game !== undefined && list.at(-1) !== text) list.push(text);
      });
    }
    expect(await host.do(code, { do: "start" })).toEqual({ ok: true });
    const witness = new Witness();
    const refused = await Promise.all(
      everybody.slice(0, seats).map((sights, seat) => {
        const luck = `${mode} ${seats} ${seat}`;
        const steady = (seat % 2 === 0 ? randomPlayer : fancifulPlayer)<unknown, { readonly type: string }>(
          seedFrom(luck),
        );
        // A player who took back half of their steps would reach the limit of steps.
        const player = wavering(bremerhaven, steady, seedFrom(`${luck} wavers`));
        return playSeat({ game: bremerhaven, code, seat, sights, witness, player });
      }),
    );
    expect(refused).toEqual(clients.map(() => 0));
    await until("all see the end", () =>
      [...clients, watcher].every((client) => client.viewOf(code).status === "finished"),
    );

    await until("the replay is there", () =>
      running.server.rooms.tables.some(({ state }) => state.code === code && state.replay !== undefined),
    );
    const { text } = await host.request("GET", `/api/tables/${code}/replay`);
    const replay = readReplay(text);
    if (!replay.ok) throw new Error(replay.problem);
    const expected = new Map<TestClient, string[]>([...clients, watcher].map((client) => [client, []]));
    const verified = verifyReplay(bremerhaven, replay.value, ({ state }) => {
      for (const [index, client] of [...clients, watcher].entries()) {
        const list = expected.get(client) ?? [];
        const view = JSON.stringify(bremerhaven.view(state, client === watcher ? "spectator" : index));
        if (list.at(-1) !== view) list.push(view);
      }
    });
    expect(verified.ok).toBe(true);
    for (const client of [...clients, watcher]) {
      expect(seen.get(client)?.length).toBe(expected.get(client)?.length);
      expect(seen.get(client)?.map(canonical)).toEqual(expected.get(client)?.map(canonical));
      expect(client.resyncs).toBe(0);
      client.close();
    }
  },
);

/** Patches may reorder fields. */
function canonical(text: string): unknown {
  return JSON.parse(text);
}
