import { type Luck, luckFrom } from "@harbor/bots";
import { afterEach, expect, test } from "vitest";
import type { Person } from "../src/store/store.ts";
import { choicesOf } from "../src/tables/autopilot.ts";
import type { Room } from "../src/tables/room.ts";
import { ADA, BEN, CLEO, give, order } from "../src/tables/roomsFixture.ts";
import { type BotRooms, openBotRooms, until } from "./botRooms.ts";

let fixture: BotRooms | undefined;
afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
});

const PEOPLE = [ADA, BEN, CLEO] as const;
const MINUTES_MS = 60_000;

async function seatPeople(open: BotRooms, people: readonly Person[], mode: string, clock?: 30): Promise<Room> {
  const table = await open.seat(people, {
    options: { mode, seats: people.length },
    ...(clock !== undefined && { clock }),
  });
  await give(table, ADA, { do: "start" });
  return table;
}

const pendingIn = (table: Room) => table.game.pending(table.state.game);
const isAutopilot = (table: Room, seat: number) => {
  const holder = table.state.seats[seat]?.holder;
  return holder?.kind === "person" && holder.autopilot;
};

/** Does something a person might do, sometimes taking back; the table decides whether it still counts. */
async function actSomehow(table: Room, seat: number, luck: Luck): Promise<void> {
  const person = PEOPLE[seat];
  const all = table.game.legal(table.state.game, seat);
  const legal = luck.below(8) === 0 ? all : choicesOf(table.game, table.state, seat);
  const action = legal[luck.below(legal.length)];
  if (person === undefined || action === undefined) return;
  await order(table, person, { do: "act", action: Object.fromEntries(Object.entries(action)) });
}

test.each(["short", "long"])(
  "people leave a %s game to the autopilot at any moment and return at any other",
  { timeout: 10 * MINUTES_MS },
  async (mode) => {
    fixture = await openBotRooms();
    const open = fixture;
    const luck = luckFrom(`drop in ${mode}`);
    const table = await seatPeople(open, PEOPLE, mode);
    let handedOver = 0;
    for (let turn = 0; table.state.status === "playing" && turn < 20_000; turn += 1) {
      const [seat = 0] = pendingIn(table);
      const leaver = luck.below(PEOPLE.length);
      if (luck.below(12) === 0 && !isAutopilot(table, leaver)) {
        open.gone.set(PEOPLE[leaver]?.id ?? "", 0);
        for (const [voter, person] of PEOPLE.entries()) {
          if (voter !== leaver && !isAutopilot(table, voter)) await order(table, person, { do: "vote", seat: leaver });
        }
        if (isAutopilot(table, leaver)) handedOver += 1;
      }
      for (const [back, person] of PEOPLE.entries()) {
        if (!open.gone.has(person.id) || luck.below(25) > 0) continue;
        open.gone.delete(person.id);
        await table.welcome(person.id);
        expect(isAutopilot(table, back)).toBe(false);
      }
      if (!isAutopilot(table, seat) || pendingIn(table).length > 1) await actSomehow(table, seat, luck);
      else await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(table.state.status).toBe("finished");
    expect(handedOver).toBeGreaterThan(5);
    expect(open.errors).toEqual([]);
    expect(open.decided["not-at-all"]).toBe(0);
  },
);

test("clocks run out, or nearly, throughout a game", { timeout: 10 * MINUTES_MS }, async () => {
  let skew = 0;
  fixture = await openBotRooms({ now: () => Date.now() + skew });
  const open = fixture;
  const luck = luckFrom("clocks");
  const table = await seatPeople(open, [ADA, BEN], "short", 30);
  const late = () => table.state.seats.map(({ holder }) => (holder.kind === "person" ? holder.missed : 0));
  let ranOut = 0;
  for (let turn = 0; table.state.status === "playing" && turn < 5000; turn += 1) {
    const [seat = 0] = pendingIn(table);
    const deadline = table.snapshotFor("spectators").view.deadlines[`${seat}`];
    if (deadline === undefined) throw new Error("no clock runs");
    if (luck.below(3) > 0) {
      // At the last moment, and sometimes too late.
      skew += Math.max(0, deadline - (Date.now() + skew) - luck.below(3));
      await Promise.all([actSomehow(table, seat, luck), Promise.resolve(table.retime())]);
      continue;
    }
    const before = table.state;
    skew += Math.max(0, deadline - (Date.now() + skew)) + 1;
    table.retime();
    await until(() => table.state !== before);
    if (late().some((missed) => missed > 0)) ranOut += 1;
  }
  expect(table.state.status).toBe("finished");
  expect(ranOut).toBeGreaterThan(10);
  expect(open.errors).toEqual([]);
});
