import {
  type Action,
  bollardPrice,
  bremerhaven,
  coverPrice,
  DOCKS,
  dockAt,
  HAND_SIZE,
  INFLUENCE_CARDS,
  type State,
  WALLS,
  WESER,
  whyNotBerth,
  withBollard,
} from "@harbor/bremerhaven";
import { type Dice, freshChance, openDice, type Seat, seedFrom } from "@harbor/kit";
import { expect, test } from "vitest";
import { signOn } from "../src/index.ts";
import {
  attempt,
  beginTrial,
  isBehind,
  offerAt,
  pick,
  plannedFor,
  planOf,
  prospectOf,
  renewTrial,
  resumeTrial,
  slotsOnOffer,
  startOver,
  stateOf,
  type Trial,
  takeBack,
  viewOf,
} from "../src/planner/index.ts";
import { loadedBest } from "../src/planner/sight.ts";
import { playTable, TABLES } from "./tables.ts";

const { deckhand } = signOn();
const game = bremerhaven;

function perform(state: State, seat: Seat, action: Action): State {
  const applied = game.apply(state, seat, action);
  if (!applied.ok) throw new Error(`${applied.reason}: ${JSON.stringify(action)}`);
  return applied.state;
}

/** A game at every table, with all its states. */
const GAMES = TABLES.map((table, nth) => {
  const states: State[] = [];
  playTable({ ...table, ordered: nth % 2 === 1 }, [deckhand], `planner ${nth}`, ({ state }) => {
    if (game.scores(state) === undefined) states.push(state);
  });
  return states;
});

/** Visits a sample of the games' states, from each seat in turn. */
function lookAt(every: number, look: (state: State, seat: Seat) => void): void {
  for (const states of GAMES) {
    for (const [count, state] of states.entries()) {
      if (count % every === 0) look(state, (count / every) % state.players.length);
    }
  }
}

const offersOf = (state: State, seat: Seat) => {
  const view = game.view(state, seat);
  return slotsOnOffer(view).flatMap((slot) => offerAt(game, WESER, view, seat, slot) ?? []);
};

/** Another world that looks the same from this seat: other decks, other hands, other cards under the others' bids. */
function otherWorld(state: State, seat: Seat, dice: Dice): State {
  const { decks, bids, players } = state;
  const isOpen = state.step !== "bidding";
  const afterFirst = <Card>([first, ...rest]: readonly Card[]): readonly Card[] =>
    first === undefined ? [] : [first, ...dice.shuffled(rest)];
  const dealt = players.map(({ raises }) => dice.shuffled(INFLUENCE_CARDS.slice(raises, raises + HAND_SIZE)));
  const laid = players.map(() => 0);
  return {
    ...state,
    chance: { seed: seedFrom(`other ${dice.below(1e6)}`), drawn: dice.below(1000) },
    decks: {
      ships: dice.shuffled(decks.ships),
      contracts: dice.shuffled(decks.contracts),
      buildings: afterFirst(decks.buildings),
      prices: afterFirst(decks.prices),
      newspapers: dice.shuffled(decks.newspapers),
    },
    bids: bids.map((bid) => {
      const nth = laid[bid.seat] ?? 0;
      laid[bid.seat] = nth + 1;
      return isOpen || bid.seat === seat ? bid : { ...bid, card: dealt[bid.seat]?.[nth] ?? bid.card };
    }),
    players: players.map((player, one) =>
      isOpen || one === seat ? player : { ...player, hand: dealt[one]?.slice(HAND_SIZE - player.hand.length) ?? [] },
    ),
  };
}

test("SHW-3 plans do not depend on anything hidden", () => {
  const dice = openDice(freshChance(seedFrom("two worlds")));
  let different = 0;
  lookAt(61, (state, seat) => {
    const other = otherWorld(state, seat, dice);
    if (JSON.stringify(other) !== JSON.stringify(state)) different += 1;
    expect(offersOf(other, seat)).toEqual(offersOf(state, seat));
    const [one, two] = [state, other].map((world) => prospectOf(game, WESER, game.view(world, seat), seat));
    expect(one).toEqual(two);
    const [mine, theirs] = [state, other].map((world) => {
      const trial = beginTrial(game, game.view(world, seat), seat);
      return viewOf(game, trial);
    });
    expect(mine).toEqual(theirs);
  });
  expect(different).toBeGreaterThan(20);
});

test("SEA-1 a ship reported to fit can be berthed there, and one that lacks bollards fits with them", () => {
  let [fitting, lacking, full] = [0, 0, 0];
  lookAt(23, (state, seat) => {
    const harbor = state.players[seat]?.harbor;
    if (harbor === undefined) return;
    for (const offer of offersOf(state, seat)) {
      if (offer.kind !== "ship") continue;
      const ship = WESER.ship(offer.ship);
      const free = DOCKS.filter((dock) => dockAt(harbor, dock).berthed === undefined);
      expect(offer.isFull).toBe(free.length === 0);
      expect(offer.docks).toEqual(free.filter((dock) => whyNotBerth(WESER, harbor, dock, ship) === undefined));
      const place = state.sea.findIndex(({ card }) => card === offer.ship) + 1;
      const trial = pick(beginTrial(game, game.view(state, seat), seat), { board: "sea", place });
      const cargo = ship.cargo === "wild" ? { cargo: offer.cargo } : {};
      for (const dock of DOCKS) {
        const done = attempt(game, trial, [{ type: "berth", dock, ...cargo }]);
        expect(done.ok).toBe(offer.docks.includes(dock));
        if (done.ok) expect(stateOf(done.trial).players[seat]?.harbor.docks[dock - 1]?.berthed?.ship).toBe(ship.id);
      }
      expect(offer.delivers).toBeLessThanOrEqual(ship.goods);
      fitting += offer.docks.length;
      full += offer.isFull ? 1 : 0;
      if (offer.lacks === undefined) continue;
      lacking += 1;
      const { bollards } = offer.lacks;
      let harbors = [harbor];
      for (let nth = 0; nth < bollards; nth += 1) {
        harbors = harbors.flatMap((one) =>
          WALLS.flatMap((wall) => ((one.walls[wall - 1] ?? 0) < 3 ? [withBollard(one, wall)] : [])),
        );
      }
      expect(harbors.some((one) => free.some((dock) => whyNotBerth(WESER, one, dock, ship) === undefined))).toBe(true);
    }
  });
  expect(Math.min(fitting, lacking, full)).toBeGreaterThan(0);
});

test("LND-1 a contract reported to have a place can be laid there, and the missing goods complete it", () => {
  let [placed, filled, worse] = [0, 0, 0];
  lookAt(43, (state, seat) => {
    for (const offer of offersOf(state, seat)) {
      if (offer.kind !== "contract") continue;
      const contract = WESER.contract(offer.contract);
      const place = state.land.findIndex(({ card }) => card === offer.contract) + 1;
      const trial = pick(beginTrial(game, game.view(state, seat), seat), { board: "land", place });
      if (offer.dock !== undefined) {
        expect(attempt(game, trial, [{ type: "lay", dock: offer.dock }]).ok).toBe(true);
        placed += 1;
      }
      expect(offer.missing.length).toBeLessThanOrEqual(contract.wants.length);
      if (offer.missing.length === 0) {
        filled += 1;
        expect(offer.tonight).toEqual(offer.full);
      }
      // A penalty never gains anything, and a full contract pays its reward.
      expect(offer.empty.money).toBeLessThanOrEqual(0);
      expect(offer.full.money).toBeGreaterThanOrEqual(contract.reward.money + contract.wants.length);
      expect(offer.full.prestige).toBe(contract.reward.prestige);
      if (offer.tonight.money < offer.full.money) worse += 1;
    }
  });
  expect(Math.min(placed, filled, worse)).toBeGreaterThan(5);
});

test("CLN-1 only cards that can still be won are on offer", () => {
  let [now, kept, gone] = [0, 0, 0];
  lookAt(13, (state, seat) => {
    const offers = offersOf(state, seat);
    const isPassed = ["harbor", "newspaper"].includes(state.step);
    const lying = [...state.sea, ...state.land].filter(({ card }) => card !== undefined).length;
    const first = isPassed ? state.round + 1 : state.round;
    if (isPassed || state.step === "bidding") {
      for (const offer of offers) expect(offer.until).toBe(first + offer.evenings - 1);
    }
    if (state.step === "bidding") expect(offers.length).toBe(lying);
    if (isPassed && state.options.mode !== "long") expect(offers).toEqual([]);
    if (isPassed && state.options.mode === "long") {
      const lasts = [state.sea, state.land].filter((board) => board.at(-1)?.card !== undefined).length;
      expect(offers.length).toBe(lying - lasts);
      kept += offers.length;
    }
    now += isPassed ? 0 : offers.length;
    gone += isPassed ? lying - offers.length : 0;
  });
  expect(Math.min(now, kept, gone)).toBeGreaterThan(3);
});

test("HBR-12 the forecast for tonight is exact if everybody is done and there is no newspaper", () => {
  let seen = 0;
  lookAt(1, (state) => {
    const [last, ...others] = state.waiting;
    if (state.step !== "harbor" || state.options.mode === "long" || last === undefined || others.length > 0) return;
    const foreseen = prospectOf(game, WESER, game.view(state, last), last)?.evenings[0];
    let trial: State = state;
    for (const step of loadedBest(WESER, state, last).steps) trial = perform(trial, last, step);
    const after = perform(trial, last, { type: "done" });
    const { money = 0, bank = 0, prestige } = after.players[last] ?? {};
    expect({ money: money + bank, prestige }).toEqual({ money: foreseen?.money, prestige: foreseen?.prestige });
    seen += 1;
  });
  expect(seen).toBeGreaterThan(30);
});

test("the evenings ahead follow each other until the game is over, each with the reason for its coins", () => {
  let [rounds, settled, last] = [0, 0, 0];
  lookAt(37, (state, seat) => {
    const prospect = prospectOf(game, WESER, game.view(state, seat), seat);
    if (prospect === undefined) throw new Error("nothing is foreseen");
    const { money = 0, bank = 0, prestige } = state.players[seat] ?? {};
    expect(prospect.now).toEqual({ money: money + bank, prestige });
    for (const [nth, evening] of prospect.evenings.entries()) {
      expect(evening.round).toBe((prospect.evenings[0]?.round ?? 0) + nth);
      expect(evening.isLast && nth < prospect.evenings.length - 1).toBe(false);
      for (const one of evening.settled) if (one.complete) expect(one.money).toBeGreaterThan(0);
      rounds += 1;
      settled += evening.settled.length;
      last += evening.isLast ? 1 : 0;
    }
    expect(prospect.end.money).toBeGreaterThan(0);
  });
  expect(Math.min(rounds / 10, settled, last)).toBeGreaterThan(10);
});

test("HBR-3 a trial follows the rules and does not affect the game", () => {
  const dice = openDice(freshChance(seedFrom("trials")));
  let [tried, refused] = [0, 0];
  lookAt(13, (state, seat) => {
    if (state.step !== "harbor" || !state.waiting.includes(seat)) return;
    const view = game.view(state, seat);
    const before = JSON.stringify(view);
    let trial: Trial = beginTrial(game, view, seat);
    let real = state;
    for (let nth = 0; nth < 6; nth += 1) {
      const work = game.legal(real, seat).filter(({ type }) => type !== "done" && type !== "undo");
      const action = work[dice.below(Math.max(1, work.length))];
      if (action === undefined) break;
      const done = attempt(game, trial, [action]);
      if (!done.ok) throw new Error(`${done.reason}: ${JSON.stringify(action)}`);
      trial = done.trial;
      real = perform(real, seat, action);
      expect(stateOf(trial).players[seat]).toEqual(real.players[seat]);
      tried += 1;
    }
    for (const action of [{ type: "done" }, { type: "undo" }, { type: "pass" }] as const) {
      expect(attempt(game, trial, [action]).ok).toBe(false);
      refused += 1;
    }
    expect(JSON.stringify(view)).toBe(before);
    expect(isBehind(trial, view)).toBe(false);
    if (trial.states.length > 1) expect(isBehind(trial, game.view(real, seat))).toBe(true);
    const planned = plannedFor(game, trial, view, state);
    expect(planned?.actions ?? []).toEqual(trial.steps.flatMap(({ actions }) => actions));
    expect(planned?.lapsed ?? 0).toBe(0);
    expect(plannedFor(game, trial, { ...view, round: view.round + 1 }, state)).toBeUndefined();
    expect(renewTrial(game, view, trial).states.at(-1)).toEqual(stateOf(trial));
    // What is kept of it makes it again, in its round alone.
    const plan = planOf(trial);
    const kept: unknown = plan && JSON.parse(JSON.stringify(plan));
    const resumed = resumeTrial(game, view, seat, kept);
    expect(resumed?.states.at(-1)).toEqual(plan === undefined ? undefined : stateOf(trial));
    expect(resumed?.steps ?? []).toEqual(trial.steps);
    expect(resumeTrial(game, { ...view, round: view.round + 1 }, seat, kept)).toBeUndefined();
    expect(startOver(trial).states).toEqual(trial.states.slice(0, 1));
    expect(takeBack(trial).states).toEqual(trial.states.slice(0, Math.max(1, trial.states.length - 1)));
  });
  expect(Math.min(tried, refused)).toBeGreaterThan(50);
});

test("a kept plan that is damaged, or does nothing any more, counts as none", () => {
  const [state] = GAMES[0] ?? [];
  if (state === undefined) throw new Error("there is no game");
  const view = game.view(state, 0);
  const { round } = view;
  for (const kept of [
    undefined,
    7,
    {},
    { round, steps: 3 },
    { round, steps: [{}] },
    { round, steps: [{ actions: [{ type: "fly" }] }] },
    { round, steps: [{ tried: { board: "sea" }, actions: [] }] },
    { round, steps: Array.from({ length: 999 }, () => ({ actions: [] })) },
    { round, steps: [{ actions: [{ type: "done" }] }] },
  ])
    expect(resumeTrial(game, view, 0, kept)).toBeUndefined();
});

test("SEA-1 a dock planned for a ship is offered when that ship is won, and for no other", () => {
  let [offered, others] = [0, 0];
  lookAt(1, (state, seat) => {
    if (state.step !== "ships" || !state.waiting.includes(seat)) return;
    const view = game.view(state, seat);
    const berth = game.legal(state, seat).find(({ type }) => type === "berth");
    if (berth === undefined) return;
    const planAt = (place: number) => {
      const trial = {
        ...beginTrial(game, view, seat),
        steps: [{ tried: { board: "sea", place }, actions: [berth] }],
      } as const;
      return plannedFor(game, trial, view, state);
    };
    expect(planAt(view.place)).toEqual({ actions: [berth], lapsed: 0 });
    expect(planAt(view.place + 1)).toBeUndefined();
    offered += 1;
    const trial = beginTrial(game, view, seat);
    const impossible: Trial = {
      ...trial,
      steps: [{ tried: { board: "sea", place: view.place }, actions: [{ type: "done" }] }],
    };
    expect(plannedFor(game, impossible, view, state)).toBeUndefined();
    others += 1;
  });
  expect(Math.min(offered, others)).toBeGreaterThan(3);
});

test("a trial takes all steps or none: if the second is refused, nothing changes", () => {
  let found = 0;
  lookAt(29, (state, seat) => {
    if (state.step !== "harbor" || !state.waiting.includes(seat)) return;
    const trial = beginTrial(game, game.view(state, seat), seat);
    const action = game.legal(state, seat).find((one) => one.type === "move" && one.to.startsWith("space"));
    if (action?.type !== "move") return;
    const done = attempt(game, trial, [action, { ...action, from: "contract:1" }]);
    expect(done).toEqual({ ok: false, reason: "one-way" });
    found += 1;
  });
  expect(found).toBeGreaterThan(3);
});

test("TWN-2c a permit is tried at the prices of its uses, and nothing advances by itself", () => {
  let [bollards, clearings, buildings] = [0, 0, 0];
  lookAt(17, (state, seat) => {
    const trial = pick(beginTrial(game, game.view(state, seat), seat), { board: "town" });
    const before = stateOf(trial).players[seat];
    if (before === undefined) return;
    const uses: Action[] = [
      ...WALLS.map((wall): Action => ({ type: "bollard", wall })),
      ...([3, 4, 7, 8] as const).map((space): Action => ({ type: "clear", space })),
      ...before.yard.map((building): Action => ({ type: "build", building, space: 6 })),
    ];
    for (const action of uses) {
      const done = attempt(game, trial, [action]);
      if (!done.ok) continue;
      const after = stateOf(done.trial);
      const own = after.players[seat];
      expect([after.step, after.round, own?.prestige]).toEqual(["harbor", state.round, before.prestige]);
      if (action.type === "bollard") {
        const there = before.harbor.walls[action.wall - 1] ?? 0;
        expect(own?.harbor.walls[action.wall - 1]).toBe(there + 1);
        expect(own?.money).toBe(before.money - (bollardPrice(action.wall, there) ?? 0));
        bollards += 1;
      }
      if (action.type === "clear") {
        expect(own?.harbor.spaces[action.space - 1]).toEqual({ goods: [] });
        expect(own?.money).toBe(before.money - (coverPrice(action.space) ?? 0));
        clearings += 1;
      }
      if (action.type === "build") {
        expect(own?.harbor.spaces[5]?.building).toBe(action.building);
        expect(own?.yard.length).toBe(before.yard.length - 1);
        buildings += 1;
      }
    }
  });
  expect(Math.min(bollards, clearings, buildings)).toBeGreaterThan(0);
});
