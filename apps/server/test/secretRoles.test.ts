import { eventsFor, type Fact, type Seed, seedFrom } from "@harbor/kit";
import { type Action, meuterer, type State } from "@harbor/meuterer";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Past } from "../src/tables/past.ts";
import { Room } from "../src/tables/room.ts";
import { type Heard, PEOPLE, secretTables, tellSecretly } from "./secretTables.ts";
import { Talker } from "./talker.ts";
import { openWorld, type PlayedTable } from "./twins.ts";

/** The time is frozen, so that no byte differs because of it. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: 1_700_000_060_000 });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function differences(heard: readonly Heard[]): string[] {
  return heard.flatMap(({ who, first, second }) => {
    const longer = first.length > second.length ? first : second;
    return longer.flatMap((_, nth) =>
      first[nth] === second[nth] ? [] : [`${who} ${nth}: ${first[nth]}\n  other: ${second[nth]}`],
    );
  });
}

test("SHW-3 over the wire: hands, roles, center and pile change no byte that a seat, a spectator or /metrics is told", async () => {
  const tables = secretTables();
  const steps = new Set(tables.map(({ games: [{ step }] }) => step));
  expect(steps).toEqual(new Set(["offer", "lading", "boarding", "roles", "mutiny", "selling", "refill"]));
  const heard = await tellSecretly(tables);
  expect(differences(heard).map((text) => text.slice(0, 800))).toEqual([]);
  const texts = heard.flatMap(({ first }) => first);
  expect(texts.filter((text) => text.startsWith('42["patch"')).length).toBeGreaterThan(150);
  expect(texts.filter((text) => text.includes('"ok":false')).length).toBeGreaterThan(1000);
}, 120_000);

const { view, pending, legal, asksInSecret } = meuterer;
const { command, snapshotFor } = Room.prototype;
const isState = (state: unknown): state is State => typeof state === "object" && state !== null && "taken" in state;

test.each<readonly [what: string, plant: () => void]>([
  [
    "the role that was taken last",
    () => {
      vi.spyOn(meuterer, "view").mockImplementation((state, viewer) => {
        return { ...view(state, viewer), last: state.taken.at(-1)?.role };
      });
    },
  ],
  [
    "how many sabers are in all hands",
    () => {
      vi.spyOn(meuterer, "view").mockImplementation((state, viewer) => {
        const sabers = state.players.flatMap(({ hand }) => hand).filter((kind) => kind === "saber").length;
        return { ...view(state, viewer), sabers };
      });
    },
  ],
  [
    "the top of the pile to the one who looks for legal actions",
    () => {
      vi.spyOn(meuterer, "legal").mockImplementation((state, seat) => {
        const all = legal(state, seat);
        return state.pile[0] === "saber" ? all.toReversed() : all;
      });
    },
  ],
  [
    "by not being asked that there is no saber",
    () => {
      vi.spyOn(meuterer, "pending").mockImplementation((state) => {
        const asked = pending(state);
        return state.step === "mutiny" ? asked.filter((seat) => state.players[seat]?.hand.includes("saber")) : asked;
      });
    },
  ],
  [
    "the roles left in the detail of a refusal",
    () => {
      vi.spyOn(Room.prototype, "command").mockImplementation(async function told(this: Room, ...given) {
        const answer = await command.apply(this, given);
        const roles = isState(this.state.game) ? this.state.game.taken.map(({ role }) => role) : [];
        return answer.ok ? answer : { ...answer, detail: roles.join() };
      });
    },
  ],
  [
    "the order of the pile by the number of a version",
    () => {
      vi.spyOn(Room.prototype, "snapshotFor").mockImplementation(function counted(this: Room, audience) {
        const first = isState(this.state.game) ? this.state.game.pile.indexOf("grain") : 0;
        return { ...snapshotFor.call(this, audience), n: 100 + first };
      });
    },
  ],
])(
  "the test above fails if the server gives away %s",
  async (_, plant) => {
    const tables = secretTables();
    plant();
    expect(differences(await tellSecretly(tables, { endsOnceDifferent: true })).length).toBeGreaterThan(0);
  },
  120_000,
);

/** Two games whose last move differs in what only its owner may know: a role, or what the loader keeps. */
function pairsOf(seats: 3 | 4): (readonly [PlayedTable, PlayedTable])[] {
  const options = { mode: "plain", seats };
  const seed: Seed = seedFrom(`past roles ${seats}`);
  const begun = meuterer.begin({ mode: "plain", seats, chart: "shuffled" }, seed);
  if (!begun.ok) throw new Error(begun.problem);
  const moves: { seat: number; action: Action }[] = [];
  const pairs = new Map<string, readonly [Action, Action, number, number]>();
  let { state } = begun;
  for (let turn = 0; turn < 400 && meuterer.scores(state) === undefined; turn += 1) {
    const [seat = 0] = meuterer.pending(state);
    const all = meuterer.legal(state, seat);
    const [one, other] = [all[0], all.at(-1)];
    const action = all[turn % all.length];
    if (one === undefined || other === undefined || action === undefined) throw new Error("nothing is legal");
    const isLastOfCrew = state.taken.length === seats - 2;
    const isHidden = state.step === "refill" || (state.step === "roles" && !isLastOfCrew);
    // The viewer sits in seat 0 and did not make this move.
    if (isHidden && seat !== 0 && one !== other) pairs.set(state.step, [one, other, seat, moves.length]);
    moves.push({ seat, action });
    const applied = meuterer.apply(state, seat, action);
    if (!applied.ok) throw new Error(applied.reason);
    state = applied.state;
  }
  const people = [PEOPLE[0], ...PEOPLE.slice(2)].slice(0, seats).flatMap((one) => one ?? []);
  return [...pairs].map(([step, [one, other, seat, count]]) => {
    const code = `PAST${step === "roles" ? "R" : "S"}${seats === 3 ? "C" : "D"}`;
    const table = { code, game: meuterer, options, seed, people };
    const until = moves.slice(0, count);
    return [
      { ...table, moves: [...until, { seat, action: one }] },
      { ...table, moves: [...until, { seat, action: other }] },
    ] as const;
  });
}

async function askForPast(tables: readonly PlayedTable[]): Promise<string[]> {
  const world = await openWorld(PEOPLE, [], tables);
  const heard: string[] = [];
  for (const who of PEOPLE.slice(0, 2)) {
    const talker = await Talker.enter(world, who);
    for (const { code } of tables) {
      await talker.ask("watch", { table: code });
      await talker.ask("legal", { table: code });
      for (const from of [0, 100, 100_000]) await talker.ask("history", { table: code, from });
    }
    heard.push(...talker.heard);
    talker.close();
  }
  await world.close();
  return heard;
}

async function differencesInPast(): Promise<number> {
  const pairs = ([3, 4] as const).flatMap(pairsOf);
  expect(pairs.length).toBeGreaterThan(2);
  const first = await askForPast(pairs.map(([table]) => table));
  const second = await askForPast(pairs.map(([, table]) => table));
  expect(first.join("").length).toBeGreaterThan(20_000);
  return first.filter((text, nth) => text !== second[nth]).length;
}

test("SHW-8 over the wire: the role another seat took and what a loader kept change no byte of the history", async () => {
  expect(await differencesInPast()).toBe(0);
});

test("the test above fails if the history contains what only the owner may know", async () => {
  const { factsOf } = Past.prototype;
  vi.spyOn(Past.prototype, "factsOf").mockImplementation(async function told(this: Past, table) {
    const facts = await factsOf.call(this, table);
    return facts?.map((fact): Fact<unknown> => ({ open: eventsFor([fact], fact.own?.seat ?? "spectator")[0] }));
  });
  expect(await differencesInPast()).toBeGreaterThan(0);
});

test("SHW-6 every question whose answers are a secret says so", () => {
  const secret = secretTables().filter(({ games: [state] }) => ["lading", "mutiny", "refill"].includes(state.step));
  expect(secret.every(({ games: [state] }) => asksInSecret?.(state) === true)).toBe(true);
});
