import { type Dice, freshChance, openDice, randomPlayer, seedFrom, type Viewer, wavering } from "@harbor/kit";
import { afterEach, expect, test } from "vitest";
import { type AnyGame, GAMES } from "../src/games.ts";
import { DisorderlyCarrier } from "./carrier.ts";
import { TestClient, until } from "./client.ts";
import { FaultyLine } from "./faultyLine.ts";
import { type RunningServer, runServer } from "./harness.ts";
import { noteViews, playSeat, Sights } from "./player.ts";
import { auditLog, auditReplay, fingerprint, Witness } from "./witness.ts";

/** HARBOR_FUZZ=any,texts plays with other seeds. */
const SEEDS = process.env.HARBOR_FUZZ?.split(",") ?? ["rain", "fog", "sleet"];
const FAULTS = { delayMs: 4, breaks: 8, lingers: 8, lingerMs: 100 };
const DISORDER = { doubled: 60, late: 60, latestMs: 30 };
const SEATS = 4;
const TURNS_BETWEEN_RESTS = 40;
const TURNS_BETWEEN_WORDS = 5;

const leaving: (() => unknown)[] = [];
afterEach(async () => {
  for (const leave of leaving.splice(0).reverse()) await leave();
});

type Party = {
  readonly game: AnyGame;
  readonly running: RunningServer;
  readonly line: FaultyLine;
  readonly carriers: readonly DisorderlyCarrier[];
  readonly sights: readonly Sights[];
  readonly code: string;
};

/** The last of its modes that takes so many. */
function modeOf({ id, modes }: AnyGame): string {
  const mode = modes.findLast(({ seats }) => seats.includes(SEATS));
  if (mode === undefined) throw new Error(`${id} has no mode for ${SEATS}`);
  return mode.id;
}

/** Four players and a spectator, all on a bad line with unreliable carriers. */
async function gather(game: AnyGame, dice: Dice): Promise<Party> {
  // Tables are evicted as soon as everybody is disconnected for a moment.
  const running = await runServer({ idleAfterMs: 50 });
  leaving.push(() => running.close());
  const line = await FaultyLine.to(running.url, FAULTS, dice);
  leaving.push(() => line.close());
  const carriers: DisorderlyCarrier[] = [];
  const sights: Sights[] = [];
  for (let one = 0; one <= SEATS; one += 1) {
    const carrier = new DisorderlyCarrier(DISORDER, dice);
    carriers.push(carrier);
    const client = await TestClient.arrive(line.url, undefined, carrier);
    leaving.push(() => client.close());
    sights.push(new Sights(client));
  }
  const [host] = sights;
  if (host === undefined) throw new Error("nobody came");
  const code = await host.client.create({ game: game.id, options: { mode: modeOf(game), seats: SEATS } });
  for (const [seat, { client }] of sights.entries()) {
    await client.watch(code);
    if (seat < SEATS) expect(await client.do(code, { do: "sit", seat })).toEqual({ ok: true });
  }
  expect(await host.client.do(code, { do: "start" })).toEqual({ ok: true });
  return { game, running, line, carriers, sights, code };
}

function setQuiet({ line, carriers }: Party, isQuiet: boolean): void {
  line.setQuiet(isQuiet);
  for (const carrier of carriers) carrier.isQuiet = isQuiet;
}

/** Once nothing fails any more everybody sees the current state without asking for it. */
async function expectToConverge({ game, running, sights, code }: Party): Promise<void> {
  const state = () => running.server.rooms.tables.find((table) => table.state.code === code)?.state;
  for (const [index, { client }] of sights.entries()) {
    const viewer: Viewer = index < SEATS ? index : "spectator";
    await until(`viewer ${viewer} sees what is so`, () => {
      const now = state();
      if (now?.game === undefined) return false;
      const seen = client.viewOf(code);
      return seen.status === now.status && fingerprint(seen.game) === fingerprint(game.view(now.game, viewer));
    });
  }
}

async function playThroughFaults(game: AnyGame, seed: string): Promise<void> {
  const dice = openDice(freshChance(seedFrom(seed)));
  const party = await gather(game, dice);
  const { sights, code, running } = party;
  const witness = new Witness();
  for (const [index, one] of sights.entries()) noteViews(one, code, index < SEATS ? index : "spectator", witness);
  setQuiet(party, false);
  let turns = 0;
  let rest: Promise<void> = Promise.resolve();
  const words: Promise<unknown>[] = [];
  const before = async (one: Sights) => {
    turns += 1;
    // A duplicate message would show in the chat; the rules refuse most duplicate actions anyway.
    if (turns % TURNS_BETWEEN_WORDS === 0) words.push(witness.see(one.client, code, { do: "say", text: `${turns}` }));
    if (turns % TURNS_BETWEEN_RESTS === 0) {
      setQuiet(party, true);
      rest = expectToConverge(party).then(() => setQuiet(party, false));
    }
    await rest;
  };
  await Promise.all(
    sights.slice(0, SEATS).map((one, seat) => {
      const player = wavering(game, randomPlayer(seedFrom(`${seed} ${seat}`)), seedFrom(`${seed} ${seat} wavers`));
      return playSeat({ game, code, seat, sights: one, witness, player, before: () => before(one) });
    }),
  );
  await Promise.all(words);
  setQuiet(party, true);
  await expectToConverge(party);

  const table = running.server.rooms.tables.find(({ state }) => state.code === code);
  await until("the replay is there", () => table?.state.replay !== undefined);
  const { body } = await running.server.app.inject(`/api/tables/${code}/replay`);
  expect(auditReplay(game, body, witness.seenAt(code))).toBeUndefined();
  const entries = await running.store.entriesAfter(table?.id ?? "", 0);
  expect(auditLog(witness.deeds, entries)).toEqual({ lost: [], duplicated: [], misordered: [], overruled: [] });
}

/** Each game with some of the seeds, or with all that were asked for. */
const CASES = SEEDS.flatMap((seed, nth) =>
  GAMES.filter((_, which) => process.env.HARBOR_FUZZ !== undefined || which === nth % GAMES.length).map(
    (game) => [game.id, seed, game] as const,
  ),
);

test.each(CASES)("TLD-1 four players on a bad line see the true state, %s with seed %s", async (_, seed, game) => {
  await playThroughFaults(game, seed).catch((error: unknown) => {
    throw new Error(`with HARBOR_FUZZ=${seed}: ${error instanceof Error ? error.message : error}`, { cause: error });
  });
});
