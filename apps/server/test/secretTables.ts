import {
  type Dice,
  eventsFor,
  freshChance,
  openDice,
  playMatch,
  randomPlayer,
  seedFrom,
  type Viewer,
} from "@harbor/kit";
import { type Action, meuterer, type State, type View } from "@harbor/meuterer";
import { Talker } from "./talker.ts";
import { openWorld, twin, type World } from "./twins.ts";

/** A table in a game of secret roles, as it is in two worlds that this viewer and spectators cannot tell apart. */
export type SecretTable = { readonly code: string; readonly viewer: Viewer; readonly games: readonly [State, State] };

export type Heard = { readonly who: string; readonly first: readonly string[]; readonly second: readonly string[] };

const [LOOKING, SPECTATOR, ...OTHERS] = ["A", "S", "B", "C", "D"].map(twin);
if (LOOKING === undefined || SPECTATOR === undefined) throw new Error("nobody looks");
export const PEOPLE = [LOOKING, SPECTATOR, ...OTHERS];

const STEPS = ["lading", "roles", "mutiny", "selling", "refill", "boarding", "offer"] as const;
const ACTIONS_A_TABLE = 5;
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ";

/** A table in every mode, with every number of seats, in every step that asks, seen by each of its seats in turn. */
export function secretTables(): SecretTable[] {
  const tables: SecretTable[] = [];
  for (const { id: mode, seats } of meuterer.modes) {
    for (const count of seats) {
      for (const state of statesOf(mode, count)) {
        const nth = tables.length;
        const viewer: Viewer = nth % (count + 1) === count ? "spectator" : nth % (count + 1);
        const other = meuterer.imagine(meuterer.view(state, viewer), seedFrom(`otherwise ${nth}`));
        const code = `SECR${LETTERS[nth % LETTERS.length]}${LETTERS[Math.floor(nth / LETTERS.length)]}`;
        tables.push({ code, viewer, games: [state, other] });
      }
    }
  }
  return tables;
}

const MOST_GAMES = 60;

/** A state of each step, from the middle of a random game. */
function statesOf(mode: string, seats: number): State[] {
  const read = meuterer.readOptions({ mode, seats });
  if (!read.ok) throw new Error(read.problem);
  const found = new Map<string, State>();
  const wanted = STEPS.filter((step) => mode === "pirates" || step !== "boarding");
  for (let game = 0; game < MOST_GAMES && found.size < wanted.length; game += 1) {
    const players = Array.from({ length: seats }, (_, seat) => {
      return randomPlayer<View, Action>(seedFrom(`roles ${game} ${seat}`));
    });
    const states: State[] = [];
    const seed = seedFrom(`roles ${mode} ${seats} ${game}`);
    playMatch(meuterer, { options: read.value, seed, players }, ({ state }) => void states.push(state));
    for (const step of wanted) {
      const these = states.filter((state) => state.step === step && state.round > 1);
      const one = these[Math.floor(these.length / 2)];
      if (one !== undefined && !found.has(step)) found.set(step, one);
    }
  }
  return [...found.values()];
}

/** What people hear of the same public story on both servers. */
export async function tellSecretly(
  tables: readonly SecretTable[],
  { endsOnceDifferent = false }: { readonly endsOnceDifferent?: boolean } = {},
): Promise<Heard[]> {
  const worlds = await Promise.all(
    [0, 1].map((nth) => {
      return openWorld(
        PEOPLE,
        tables.map((table) => ({ ...setOf(table), state: table.games[nth] })),
      );
    }),
  );
  const stages = await Promise.all(worlds.map(enter));
  const [first, second] = stages;
  if (first === undefined || second === undefined) throw new Error("there must be two worlds");
  const heardBy = (stage: Stage) => stage.listeners.map(({ heard }) => heard);
  for (const table of tables) {
    await tell(table, stages);
    if (endsOnceDifferent && JSON.stringify(heardBy(first)) !== JSON.stringify(heardBy(second))) break;
  }
  for (const { listeners } of stages) {
    for (const one of listeners) for (const path of ["/api/tables", "/api/my-tables"]) await one.request("GET", path);
  }
  const counted = await Promise.all(worlds.map(countsOf));
  for (const stage of stages) for (const talker of stage.cast.values()) talker.close();
  await Promise.all(worlds.map((world) => world.close()));
  const [seat, other] = heardBy(first).map((heard, nth) => ({ first: heard, second: heardBy(second)[nth] ?? [] }));
  if (seat === undefined || other === undefined) throw new Error("nobody listened");
  return [
    { who: "seat", ...seat },
    { who: "spectator", ...other },
    { who: "metrics", first: counted[0] ?? [], second: counted[1] ?? [] },
  ];
}

/** Every number that is not a time, a size or a count of writes to the disk. */
async function countsOf({ port }: World): Promise<string[]> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return text
    .split("\n")
    .filter((line) => /^harbor_(?:commands|requests|entries|conflicts|bot|requests_refused)\w*_total/.test(line));
}

type Stage = { readonly cast: ReadonlyMap<string, Talker>; readonly listeners: readonly [Talker, Talker] };

async function enter(world: World): Promise<Stage> {
  const cast = new Map<string, Talker>();
  for (const who of PEOPLE) cast.set(who.id, await Talker.enter(world, who));
  const [looking, spectator] = [...cast.values()];
  if (looking === undefined || spectator === undefined) throw new Error("nobody listens");
  return { cast, listeners: [looking, spectator] };
}

function setOf({ code, viewer, games: [state] }: SecretTable) {
  const people = OTHERS.slice(0, state.players.length).map((one, seat) => {
    return seat === viewer && LOOKING !== undefined ? LOOKING : one;
  });
  return { code, game: meuterer, options: { ...state.options }, seed: state.chance.seed, people };
}

async function tell(table: SecretTable, stages: readonly Stage[]): Promise<void> {
  const { code, viewer } = table;
  const people = setOf(table).people.map(({ id }) => id);
  const dice = openDice(freshChance(seedFrom(`story ${code}`)));
  for (const stage of stages) await ask(table, stage, people);
  let games = table.games;
  for (let step = 0; step < ACTIONS_A_TABLE; step += 1) {
    const [seat] = meuterer.pending(games[0]);
    const pair = seat === undefined ? undefined : pairOf(games, seat, viewer, dice);
    if (seat === undefined || pair === undefined) return;
    for (const [nth, { cast, listeners }] of stages.entries()) {
      const actor = cast.get(people[seat] ?? "");
      await actor?.command(code, { do: "act", action: pair.actions[nth] });
      await actor?.command(code, { do: "say", text: `on with ${code}` });
      for (const one of listeners) await one.ask("leave", { table: "ZZZZZZ" });
    }
    games = pair.games;
  }
  for (const { listeners } of stages) for (const one of listeners) await one.ask("watch", { table: code });
}

/** Watches, asks for everything that might tell too much, and tries everything that is not allowed. */
async function ask({ code, viewer, games: [state] }: SecretTable, stage: Stage, people: readonly string[]) {
  const { cast, listeners } = stage;
  for (const id of people) await cast.get(id)?.ask("watch", { table: code });
  const [looking, spectator] = listeners;
  await spectator.ask("watch", { table: code });
  const legal = viewer === "spectator" ? [] : meuterer.legal(state, viewer).map((action) => JSON.stringify(action));
  const forbidden = ATTEMPTS.filter((action) => !legal.includes(JSON.stringify(action)));
  for (const one of viewer === "spectator" ? [spectator] : [looking, spectator]) {
    await one.request("GET", `/api/tables/${code}`);
    await one.request("GET", `/api/tables/${code}/replay`);
    await one.ask("legal", { table: code });
    for (const action of forbidden) await one.command(code, { do: "act", action });
  }
}

const ROLES = ["mutineer", "cabin-boy", "mate", "merchant", "loader"];
const KINDS = ["ruby", "salt", "wine", "cloth", "grain", "saber", "pirate"];
const ATTEMPTS: readonly object[] = [
  ...ROLES.map((role) => ({ type: "take", role })),
  ...KINDS.map((kind) => ({ type: "lay", kind })),
  ...[0, 1, 2, 5].map((sabers) => ({ type: "fight", sabers })),
  { type: "pass" },
  { type: "board" },
  { type: "stow", keep: ["saber"] },
  { type: "sell", anchorage: 9, wake: 9 },
  { type: "offer", wage: 7 },
];

/** An action for each world after which the viewer and spectators still cannot tell them apart. */
function pairOf(games: readonly [State, State], seat: number, viewer: Viewer, dice: Dice) {
  const legal = dice.shuffled(meuterer.legal(games[0], seat));
  for (const one of legal) {
    const first = outcome(games[0], seat, one, viewer);
    // Roles and what a loader keeps may differ; what is open must not.
    for (const other of dice.shuffled(seat === viewer ? [one] : meuterer.legal(games[1], seat))) {
      const second = outcome(games[1], seat, other, viewer);
      if (first === undefined || second === undefined || first.seen !== second.seen) continue;
      return { actions: [one, other] as const, games: [first.state, second.state] as const };
    }
  }
  return undefined;
}

function outcome(state: State, seat: number, action: Action, viewer: Viewer) {
  const applied = meuterer.apply(state, seat, action);
  if (!applied.ok) return undefined;
  const seen = [viewer, "spectator" as const].map((who) => [
    eventsFor(applied.events, who),
    meuterer.view(applied.state, who),
  ]);
  return { state: applied.state, seen: JSON.stringify(seen) };
}
