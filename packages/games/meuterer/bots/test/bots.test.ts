import { asPlayer, luckFrom, STRENGTHS, type Strength } from "@harbor/bots";
import { freshUsage, inspectMatch, type Player, playMatch, randomPlayer, type Seat, seedFrom } from "@harbor/kit";
import { type Action, FANAL_LISTS, meuterer, type Options, type View } from "@harbor/meuterer";
import { expect, test } from "vitest";
import { meutererBots, PERSONS } from "../src/index.ts";

const crew = meutererBots.signOn(meuterer);
if (crew === undefined) throw new Error("nobody plays today's rules");
const { plain, botOf, standIn } = crew;

const PLAYOUTS = 6;
const TABLES = (["plain", "pirates"] as const).flatMap((mode) =>
  ([3, 4] as const).map((seats): Options => ({ mode, seats, chart: "shuffled" })),
);

type Bot = (typeof plain)[Strength];

/** A player who decides by nothing but a copy of its view, sent as text, and what the rules say is legal there. */
function byView(bot: Bot, luck: string): Player<View, Action> {
  const stream = luckFrom(luck);
  return ({ seat, legal, view }) => {
    const sent: View = JSON.parse(JSON.stringify(view()));
    const there = meuterer.legal(meuterer.imagine(sent, seedFrom(luck)), seat);
    expect(there).toEqual(legal);
    const action = bot.decide({
      view: sent,
      seat,
      legal: there,
      budget: { playouts: PLAYOUTS },
      chance: stream.fork(),
    });
    expect(there).toContainEqual(action);
    return action;
  };
}

test.each(STRENGTHS)("%s plays whole games of every kind, by views alone", (strength) => {
  const usage = freshUsage();
  for (const [nth, options] of TABLES.entries()) {
    const players = Array.from({ length: options.seats }, (_, seat: Seat) =>
      byView(plain[strength], `${strength} ${nth} ${seat}`),
    );
    inspectMatch(meuterer, { options, seed: seedFrom(`${strength} ${nth}`), players }, usage);
  }
  for (const decision of ["offer", "lay", "pass", "take", "fight", "stow"]) expect(usage.decisions).toContain(decision);
});

test("a bot decides the same in two worlds that look the same to it, and in the same world twice", () => {
  let compared = 0;
  const options: Options = { mode: "plain", seats: 4, chart: "shuffled" };
  const players = Array.from({ length: 4 }, (_, seat) => asPlayer(plain.mate, { playouts: 1 }, `twins ${seat}`));
  playMatch(meuterer, { options, seed: seedFrom("twins"), players }, ({ state }) => {
    const [seat] = meuterer.pending(state);
    if (seat === undefined || compared > 60) return;
    const view = meuterer.view(state, seat);
    const twin = meuterer.imagine(view, seedFrom(`twin ${compared}`));
    const decisions = [state, twin, state].map((world) =>
      plain.captain.decide({
        view: meuterer.view(world, seat),
        seat,
        legal: meuterer.legal(world, seat),
        budget: { playouts: 4 },
        chance: luckFrom(`same ${compared}`),
      }),
    );
    compared += 1;
    expect(decisions[1]).toEqual(decisions[0]);
    expect(decisions[2]).toEqual(decisions[0]);
  });
  expect(compared).toBeGreaterThan(50);
});

/** How many of these games the first bot wins, in each seat in turn, against three of the other. */
function winsOf(own: Player<View, Action>[], others: (luck: string) => Player<View, Action>, games: number): number {
  let wins = 0;
  for (let nth = 0; nth < games; nth += 1) {
    const seat = nth % 4;
    const players = Array.from({ length: 4 }, (_, at) =>
      at === seat ? own[nth % own.length] : others(`${nth} ${at}`),
    );
    const plan = { options: { mode: "plain", seats: 4, chart: "shuffled" } as const, seed: seedFrom(`wins ${nth}`) };
    const { scores } = playMatch(meuterer, { ...plan, players: players.map((player) => player ?? others("none")) });
    if (scores[0]?.seat === seat) wins += 1;
  }
  return wins;
}

const playersOf = (bot: Bot, text: string, playouts = 1) =>
  Array.from({ length: 4 }, (_, nth) => asPlayer(bot, { playouts }, `${text} ${nth}`));

test("each strength beats the one below it", () => {
  const random = (luck: string) => randomPlayer<View, Action>(seedFrom(luck));
  const greenhorn = (luck: string) => asPlayer(plain.deckhand, { playouts: 1 }, luck);
  // One in four would win among equals.
  expect(winsOf(playersOf(plain.deckhand, "greenhorn"), random, 40)).toBeGreaterThan(20);
  expect(winsOf(playersOf(plain.mate, "old hand"), greenhorn, 60)).toBeGreaterThan(27);
});

test("nobody can read a bot: in the same position it does not always do the same", () => {
  const options: Options = { mode: "plain", seats: 4, chart: "first-voyage" };
  const roles = new Set<string>();
  for (let nth = 0; nth < 40; nth += 1) {
    const players = Array.from({ length: 4 }, (_, seat) =>
      asPlayer(plain.mate, { playouts: 1 }, seat === 1 ? `mix ${nth}` : `fixed ${seat}`),
    );
    playMatch(meuterer, { options, seed: seedFrom("one position"), players }, ({ state }) => {
      const role = state.round === 1 ? state.taken.find(({ seat }) => seat === 1)?.role : undefined;
      if (role !== undefined) roles.add(role);
    });
  }
  expect(roles.size).toBeGreaterThan(1);
});

test("every character plays, has a strength, and none is called after one", () => {
  const strengths: readonly string[] = STRENGTHS;
  for (const strength of STRENGTHS) expect(PERSONS.filter((one) => one.strength === strength).length).toBe(3);
  for (const { id } of PERSONS) {
    expect(strengths).not.toContain(id);
    expect(botOf(id)).toBe(botOf(id));
    expect(botOf(id)).toBeDefined();
  }
  expect(botOf("nobody")).toBeUndefined();
});

test("whoever stands in decides at once, and the same in the same position", () => {
  const players = Array.from({ length: 3 }, (_, seat) => asPlayer(standIn, { playouts: 1 }, `${seat}`));
  const others = Array.from({ length: 3 }, (_, seat) => asPlayer(standIn, { playouts: 1 }, `other ${seat}`));
  const plan = { options: { mode: "pirates", seats: 3, chart: "shuffled" } as const, seed: seedFrom("stand-in") };
  expect(playMatch(meuterer, { ...plan, players }).moves).toEqual(
    playMatch(meuterer, { ...plan, players: others }).moves,
  );
});

test("the bots play with other islands, but not by rules they do not know", () => {
  const islands = FANAL_LISTS.islands.map((island) => ({ ...island, voyage: 1 }));
  const game = meuterer.withCards({ ...FANAL_LISTS, islands });
  if (!game.ok) throw new Error(game.problem);
  const there = meutererBots.signOn(game.value);
  expect(there).toBeDefined();
  expect(meutererBots.signOn({ rules: "0" })).toBeUndefined();
  expect(meutererBots.signOn({ rules: "1", cards: "unknown" })).toBeUndefined();
});
