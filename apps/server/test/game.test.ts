import { bremerhaven, type View } from "@harbor/bremerhaven";
import { fancifulPlayer, type Player, randomPlayer, readReplay, seedFrom, verifyReplay } from "@harbor/kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestClient, until } from "./client.ts";
import { type RunningServer, runServer } from "./harness.ts";

let running: RunningServer;
beforeAll(async () => {
  running = await runServer();
});
afterAll(() => running.close());

const TABLES = bremerhaven.modes.flatMap(({ id, seats }) => seats.map((count) => ({ mode: id, seats: count })));

function gameView(client: TestClient, code: string): View | undefined {
  const view = client.viewOf(code).game;
  return isView(view) ? view : undefined;
}

function isView(view: unknown): view is View {
  return typeof view === "object" && view !== null && "step" in view && "viewer" in view;
}

test.each(TABLES)(
  "a whole $mode game with $seats over real sockets: every view is the engine's at every step",
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

    // What each saw of the game, one view after the other, to be compared with what the engine shows.
    const seen = new Map<TestClient, string[]>();
    for (const client of [...clients, watcher]) {
      const list: string[] = [];
      seen.set(client, list);
      client.onView = (_, { game }) => {
        const text = JSON.stringify(game);
        if (game !== undefined && list.at(-1) !== text) list.push(text);
      };
    }
    expect(await host.do(code, { do: "start" })).toEqual({ ok: true });
    const bots = clients.map((_, seat): Player<View, { readonly type: string }> => {
      return (seat % 2 === 0 ? randomPlayer : fancifulPlayer)(seedFrom(`${mode} ${seats} ${seat}`));
    });
    await Promise.all(
      clients.map(async (client, seat) => {
        for (;;) {
          await until(`seat ${seat} sees its turn`, () => {
            const view = gameView(client, code);
            return view !== undefined && (view.step === "ending" || isPending(view, seat));
          });
          const view = gameView(client, code);
          if (view === undefined || view.step === "ending") return;
          const imagined = bremerhaven.imagine(view, seedFrom("any"));
          const legal = bremerhaven.legal(imagined, seat);
          const action = bots[seat]?.({ seat, legal, view: () => view });
          const answer = await client.do(code, { do: "act", action: { ...action } });
          expect(answer).toEqual({ ok: true });
        }
      }),
    );
    await until("all see the end", () =>
      [...clients, watcher].every((client) => client.viewOf(code).status === "finished"),
    );

    await until("the replay is there", () =>
      running.server.host.tables.some(({ state }) => state.code === code && state.replay !== undefined),
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

function isPending(view: View, seat: number): boolean {
  return bremerhaven.pending(bremerhaven.imagine(view, seedFrom("any"))).includes(seat);
}

/** Patches may put fields in another order. */
function canonical(text: string): unknown {
  return JSON.parse(text);
}
